import { describe } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { accountSteps } from '../../account-steps.ts';
import { orderBuyersTests } from './buyers.ts';
import { orderChangesTests } from './changes.ts';
import { orderListsTests } from './lists.ts';
import { orderSteps } from './steps.ts';

/** Orders at the desk, of guests and of account holders. */
export function deskOrdersSuite(backend: () => Backend, people: ReturnType<typeof accountSteps>): void {
  const steps = orderSteps(backend, people);

  describe('the desk: orders', () => {
    orderChangesTests(steps);
    orderListsTests(steps);
    orderBuyersTests(steps);
  });
}
