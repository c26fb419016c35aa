import { reportConsent, REPORTS_ALLOWED } from '#src/stores/report-consent.ts';

/* Errors of the page wait here for the visitor's leave; what reports them is fetched with the first that has it. */

/** A page that goes on failing says nothing new. */
const MOST = 10;

const waiting: unknown[] = [];

function note(error: unknown): void {
  // Only a page of a site that has somewhere to report to asks the visitor.
  if (error && waiting.push(error) <= MOST && document.querySelector('[data-reports]')) tell();
}

function tell(): void {
  if (reportConsent() !== 'yes') return;
  import('./report-errors.client.ts').then(
    ({ reportErrors }) => reportErrors(waiting.slice(0, MOST)),
    () => undefined,
  );
}

addEventListener('error', ({ error }) => note(error));
addEventListener('unhandledrejection', ({ reason }) => note(reason));
document.addEventListener(REPORTS_ALLOWED, tell);
