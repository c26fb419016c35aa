import { describe } from 'vitest';
import { everySuite, startTested } from './every-suite.ts';

describe('people on PGlite', () => {
  everySuite('people', 'PGlite', (dataDir, log) => startTested(dataDir, log));
});
