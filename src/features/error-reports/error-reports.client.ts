import { reportConsent, REPORTS_ALLOWED } from '#src/stores/report-consent.ts';

/* Errors wait here until the visitor gives consent. The reporting code loads with the first error that may be sent. */

/** Maximum number of reported errors per page; a failing page repeats the same ones. */
const MAX_REPORTS = 10;

const waiting: unknown[] = [];

function note(error: unknown): void {
  // After a refusal errors are not even collected.
  if (!error || waiting.length >= MAX_REPORTS || reportConsent() === 'no') return;
  waiting.push(error);
  if (reportConsent() === 'yes') showState();
}

function showState(): void {
  if (waiting.length === 0) return;
  import('./report-errors.client.ts').then(
    ({ reportErrors }) => reportErrors(waiting),
    () => undefined,
  );
}

addEventListener('error', ({ error }) => note(error));
// An interrupted page change has not failed.
addEventListener('unhandledrejection', ({ reason }) => reason?.name !== 'AbortError' && note(reason));
document.addEventListener(REPORTS_ALLOWED, showState);
