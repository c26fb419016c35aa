import { afterEach, describe } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { availabilityChangesTests } from './changes.ts';
import { availabilityRequestsTests } from './requests.ts';
import { availabilitySteps } from './steps.ts';

/**
 * One source of truth for each item (decision 76): requests, staff, imports and the end of reservations use one
 * function.
 */
export function availabilitySuite(backend: () => Backend): void {
  const steps = availabilitySteps(backend);

  describe('D76 availability', () => {
    afterEach(() => steps.clear());

    availabilityRequestsTests(steps);
    availabilityChangesTests(steps);
  });
}
