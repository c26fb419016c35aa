import { afterEach, beforeEach, describe } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { filterAlertTests } from './filters.ts';
import { itemAlertTests } from './items.ts';
import { priceAlertTests } from './prices.ts';
import { alertSteps } from './steps.ts';

/** People are notified once of arrivals and of lower prices. */
export function alertsSuite(backend: () => Backend): void {
  const steps = alertSteps(backend);

  describe('alerts', () => {
    beforeEach(async () => void (await steps.letters()));
    afterEach(() => steps.clear());

    itemAlertTests(steps);
    filterAlertTests(steps);
    priceAlertTests(steps);
  });
}
