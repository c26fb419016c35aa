import { answerReports, reportConsent } from '#src/stores/report-consent.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

/** Key in local storage; set when the visitor hides the notice. */
const STORAGE_KEY = 'cookie-notice-hidden';

onEveryPage(() => {
  const notice = document.querySelector<HTMLElement>('[data-cookie-notice]');
  const asks = notice?.dataset.reports !== undefined && !reportConsent();
  if (!notice || (stored() && !asks)) return;
  notice.hidden = false;
  notice.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    notice.hidden = true;
    store();
    if (asks) answerReports(button.value === 'yes' ? 'yes' : 'no');
  });
});

/** Browser settings can block storage; then the notice appears again on the next page. */
function stored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function store(): void {
  try {
    localStorage.setItem(STORAGE_KEY, '1');
  } catch {
    return;
  }
}
