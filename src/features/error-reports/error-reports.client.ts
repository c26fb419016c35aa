import { reportConsent, REPORTS_ALLOWED } from '#src/stores/report-consent.ts';

/* Errors of the page wait here for the visitor's leave; what reports them is fetched with the first that has it. */

/** A page that goes on failing says nothing new. */
const MOST = 10;

const waiting: unknown[] = [];

function note(error: unknown): void {
  // A visitor who has said no is not asked about it later.
  if (!error || waiting.length >= MOST || reportConsent() === 'no') return;
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
addEventListener('unhandledrejection', ({ reason }) => note(reason));
document.addEventListener(REPORTS_ALLOWED, showState);
