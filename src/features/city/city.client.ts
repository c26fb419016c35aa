import { formatHotline, phoneLink } from '@tourbillon/domain/i18n/hotline.ts';
import { $city, $contact, chooseCity, restoreCity } from '#src/stores/city.ts';
import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

const CITY = '[data-city-picker] a';

const links = () => [...document.querySelectorAll<HTMLAnchorElement>(CITY)];

/** The city of a link to its contacts. */
const aliasOf = ({ pathname }: HTMLAnchorElement) => pathname.split('/')[2] ?? '';

onEveryPage(() => {
  const rendered = document.querySelector<HTMLElement>('[data-city-picker]')?.dataset.city;
  if (rendered === undefined) return;
  restoreCity(links().map(aliasOf), rendered);
  showCity();
  showContact();
});

$city.listen(showCity);
$contact.listen(showContact);
// Scripts that insert a phone announce it.
document.addEventListener('contact:shown', showContact);

onClick<HTMLAnchorElement>(CITY, (link, event) => {
  chooseCity(aliasOf(link));
  // On a contacts page a choice opens that city's contacts (§2); on other pages it does not navigate.
  if (!location.pathname.startsWith('/contacts/')) event.preventDefault();
});

/** Shows the visitor's city in the picker and in the links to the contacts. */
function showCity(): void {
  const alias = $city.get();
  for (const link of links()) {
    const current = aliasOf(link) === alias;
    link.toggleAttribute('aria-current', current);
    if (!current) continue;
    link.setAttribute('aria-current', 'true');
    const title = document.querySelector('[data-city-title]');
    if (title) title.textContent = link.textContent;
  }
  for (const link of document.querySelectorAll('a[data-contacts-link]')) {
    link.setAttribute('href', `/contacts/${alias}/`);
  }
}

/** Replaces phones, messengers, hotline and mail of the default city with those of the visitor's city. */
function showContact(): void {
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
    const link = line.querySelector('a') ?? line;
    if (!hotline || !link.lastChild) continue;
    link.setAttribute('href', phoneLink(hotline));
    link.lastChild.textContent = ` ${formatHotline(hotline)}`;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact-mail]')) {
    link.href = `mailto:${contact.email}`;
    link.textContent = contact.email;
  }
}
