import { describe } from 'vitest';
import { everySuite, startTested } from './every-suite.ts';

describe('goods on PGlite', () => {
  everySuite('goods', 'PGlite', (dataDir, log) => startTested(dataDir, log));
});
