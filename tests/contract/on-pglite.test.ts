import { describe } from 'vitest';
import { everySuite, startTested } from './every-suite.ts';

describe('on PGlite', () => {
  everySuite('PGlite', (dataDir, log) => startTested(dataDir, log));
});
