/** Key in local storage: whether errors in this browser may be reported. */
const KEY = 'error-reports';

/** Event of the document once the visitor has allowed reports. */
export const REPORTS_ALLOWED = 'reports-allowed';

/** What the visitor answered, `yes` or `no`; null when nobody has asked, or the browser keeps nothing. */
export function reportConsent(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the visitor's answer (decision 72); a browser that keeps nothing reports nothing. */
export function answerReports(answer: 'yes' | 'no'): void {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    return;
  }
  if (answer === 'yes') document.dispatchEvent(new Event(REPORTS_ALLOWED));
}
