import { $contact } from '#src/stores/city.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';
import { transferText } from './transfer-text.ts';

/** Says when the item can be seen in the visitor's city; the page was rendered with the site's own. */
function showTransfer(): void {
  const place = document.querySelector<HTMLElement>('[data-transfer]');
  const contact = $contact.get();
  if (!place || !contact) return;
  const { transfer = '', here = '', away = '' } = place.dataset;
  place.textContent = transferText(contact, transfer, { here, away });
}

onEveryPage(showTransfer);
$contact.listen(showTransfer);
