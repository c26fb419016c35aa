import { describe } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { accountSteps } from '../../account-steps.ts';
import { ticketAnswersTests } from './answers.ts';
import { ticketChangesTests } from './changes.ts';
import { ticketFilesTests } from './files.ts';
import { ticketSteps } from './steps.ts';

/** Pledge tickets at the desk. */
export function deskTicketsSuite(backend: () => Backend, people: ReturnType<typeof accountSteps>): void {
  const steps = ticketSteps(backend, people);

  describe('the desk: tickets', () => {
    ticketChangesTests(steps);
    ticketAnswersTests(steps);
  });

  describe('the desk: a file of tickets', () => ticketFilesTests(steps));
}
