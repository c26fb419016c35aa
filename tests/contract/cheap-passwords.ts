import { PASSWORD_COST } from '@tourbillon/backend/accounts/password-cost.ts';

// The suites of accounts hash hundreds of passwords. The unit test of the hash holds its cost, and the test of timing
// (account-timing.test.ts) uses it.
Object.assign(PASSWORD_COST, { memory: 64, passes: 1 });
