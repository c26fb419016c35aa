import { formatHotline, phoneLink } from '@tourbillon/domain/i18n/hotline.ts';
import { $city, $contact } from '#src/stores/city.ts';

/**
 * Replaces phones, messengers, hotline and mail of the default city with those of the visitor's city. What the default
 * city lacks is on the page, hidden (decision 661).
 */
export function showContact(): void {
  const contact = $contact.get();
  if (!contact || contact.alias !== $city.get()) return;
  for (const link of document.querySelectorAll('a[data-contact-phone]')) {
    link.setAttribute('href', contact.phone_link);
    const number = link.querySelector('[data-number]');
    if (number) number.textContent = contact.phone_header;
  }
  for (const line of document.querySelectorAll<HTMLElement>('[data-contact-hours]')) {
    const hours = contact.offices[0]?.hours;
    line.textContent = hours ? `${contact.city} · ${hours}` : contact.city;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact-messenger]')) {
    const messenger = contact.display_messengers.find(({ type }) => type === link.dataset.contactMessenger);
    link.hidden = !messenger;
    if (messenger) link.href = messenger.link;
  }
  for (const line of document.querySelectorAll<HTMLElement>('[data-contact-hotline]')) {
    const { hotline } = contact;
    line.hidden = !hotline;
    const number = line.querySelector('[data-number]');
    if (!hotline || !number) continue;
    number.textContent = formatHotline(hotline);
    number.closest('a')?.setAttribute('href', phoneLink(hotline));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact-mail]')) {
    link.href = `mailto:${contact.email}`;
    link.textContent = contact.email;
  }
}
