/** Key in local storage: whether this browser may report errors. */
const KEY = 'error-reports';

/** Document event after the visitor has allowed reports. */
export const REPORTS_ALLOWED = 'reports-allowed';

/** The visitor's answer, `yes` or `no`. Null if the visitor has not been asked, or the storage is blocked. */
export function reportConsent(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the visitor's answer (decision 72). Without storage, nothing is reported. */
export function answerReports(answer: 'yes' | 'no'): void {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    return;
  }
  if (answer === 'yes') document.dispatchEvent(new Event(REPORTS_ALLOWED));
}
