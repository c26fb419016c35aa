import { answerReports, reportConsent } from '#src/stores/report-consent.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

onEveryPage(() => {
  const section = document.querySelector<HTMLElement>('[data-report-choice]');
  const box = section?.querySelector('input');
  if (!section || !box) return;
  section.hidden = false;
  box.checked = reportConsent() === 'yes';
  box.addEventListener('change', () => answerReports(box.checked ? 'yes' : 'no'));
});
