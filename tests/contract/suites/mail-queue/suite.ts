import { beforeEach, describe } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { mailAttemptsTests } from './attempts.ts';
import { mailRowsTests } from './rows.ts';
import { mailServersTests } from './servers.ts';
import { mailQueueSteps } from './steps.ts';

/** The mail queue in the database: no letter is lost, and none is tried for ever. */
export function mailQueueSuite(backend: () => Backend): void {
  const steps = mailQueueSteps(backend);

  describe('architecture §6 mail queue', () => {
    beforeEach(() => steps.reset());

    mailRowsTests(steps);
    mailAttemptsTests(steps);
    mailServersTests(steps);
  });
}
