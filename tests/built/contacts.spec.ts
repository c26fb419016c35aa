import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask } from '../site/ask.ts';
import { defaultCity } from '../site/default-city.ts';

/** The ten cities and the two offices of Moscow (§1, decision 29). */
const CITIES = [
  'moscow',
  'moscow-vremenagoda',
  'moscow-rigamall',
  'saint-petersburg',
  'yekaterinburg',
  'krasnodar',
  'rostov-on-don',
  'samara',
  'vladivostok',
  'tashkent',
  'baku',
  'bishkek',
];

/** Address part of a hotline that replaces an office (decisions 28 and 90). */
const ONLINE = 'ukraine';

for (const locale of LOCALES) {
  const t = translator(locale);

  for (const city of locale === 'ua' ? [ONLINE, ...CITIES] : CITIES) {
    test(`contacts of ${city} on ${locale}: phone, hours, map, the way there`, async () => {
      const { status, text } = await ask(locale, `/contacts/${city}/`);
      expect(status).toBe(200);
      expect(text).toContain('href="tel:');
      expect(text).toContain('href="mailto:');
      const office = city !== ONLINE;
      expect(text.includes('data-opening='), 'opening hours').toBe(office);
      expect(text.includes('href="geo:'), 'the way there').toBe(office);
      expect(text.includes(t('officeContacts.mapNote')), 'map').toBe(office);
      expect(text.includes(t('officeContacts.nearest')), 'other offices').toBe(office);
      expect(/href="\/experts\/[a-z-]+\/"/.test(text), 'who works there').toBe(office);
      expect(text.includes('yandex.com'), 'Yandex is blocked in Ukraine').toBe(office && locale !== 'ua');
    });
  }

  test(`D7 the contacts without a city on ${locale} are the default city's, whose address is canonical`, async () => {
    const { text } = await ask(locale, '/contacts/');
    expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]+/contacts/${defaultCity(locale)}/"`));
  });
}

for (const path of ['/contacts/', '/document/']) {
  test(`D27 ${path} of the Ukrainian site, whose place no other site has, leads to the same page of the others`, async () => {
    const { text } = await ask('ua', path);
    const links = [...text.matchAll(/<a\s[^>]*data-locale="(\w+)"[^>]*>/g)];
    expect(links.length).toBeGreaterThan(3);
    for (const [tag, locale] of links) {
      expect(tag, locale).toMatch(
        locale === 'ua'
          ? /href="[^"]*\/(contacts|document)\/[^"]*"/
          : new RegExp(`href="https?://[^/"]+${path}"`),
      );
    }
  });
}

test('the map is drawn without a third party: nothing is fetched from another host', async () => {
  const { text } = await ask('ru', '/contacts/moscow/');
  const fetched = [
    ...text.matchAll(/<(?:img|script|iframe|link|source)\b[^>]*(?:src|href|srcset)="([^"]+)"/g),
  ];
  const foreign = fetched.filter(([tag, address = '']) => !/rel="(?:canonical|alternate)"/.test(tag) && /^\w+:/.test(address)); // prettier-ignore
  expect(foreign.map(([tag]) => tag)).toEqual([]);
});
