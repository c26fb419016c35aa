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

/** Shows the contact of the visitor's city where it is not that of the page; its script is for them alone. */
function showContact(): void {
  if ($contact.get()) void import('./show-contact.ts').then((module) => module.showContact(), reportError);
}
