import { describe } from 'vitest';
import { everySuite, startTested } from './every-suite.ts';
import { accountTimingSuite } from './suites/account-timing.ts';
import { conformSuite } from './suites/conform.ts';
import { offersSuite } from './suites/offers.ts';

describe('on PGlite', () => {
  // Statistics take their time: one database is enough for them, and this one answers from the backend's own thread.
  everySuite((dataDir, log) => startTested(dataDir, log), [accountTimingSuite], [conformSuite, offersSuite]);
});
