import { $city, $contact } from '#src/stores/city.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';
import { transferText } from './transfer-text.ts';

/** Shows when the item can be seen in the visitor's city; the server rendered the host's default city. */
function showTransfer(): void {
  const place = document.querySelector<HTMLElement>('[data-transfer]');
  const contact = $contact.get();
  // The city may have been chosen in another tab since.
  if (!place || contact?.alias !== $city.get()) return;
  const { transfer = '', here = '', away = '' } = place.dataset;
  place.textContent = transferText(contact, transfer, { here, away });
}

// Another script finds out the city of the new page.
onEveryPage(() => queueMicrotask(showTransfer));
$contact.listen(showTransfer);
