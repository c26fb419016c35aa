import { describe } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { offerAnswersTests } from './answers.ts';
import { offerSendingTests } from './sending.ts';
import { offerSteps } from './steps.ts';
import { offerVisitsTests } from './visits.ts';

/**
 * Offers, from the form of the desk to the visit at the office. @param outbox folder of the backend's letters.
 */
export function deskOffersSuite(backend: () => Backend, staff: string, outbox: string): void {
  const steps = offerSteps(backend, staff, outbox);

  describe('the desk: offers', () => {
    offerSendingTests(steps);
    offerAnswersTests(steps);
    offerVisitsTests(steps);
  });
}
