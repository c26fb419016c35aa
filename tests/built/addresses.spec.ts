import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { ask } from '../site/ask.ts';

const MOVED: [string, string][] = [
  ['/about', '/about/'],
  ['/about?a=1&b=%D1%8F', '/about/?a=1&b=%D1%8F'],
  ['/clocks_today/rolex', '/clocks_today/rolex/'],
  ['/clocks_today?brands=rolex&page=2', '/clocks_today/?brands=rolex&page=2'],
  ['/no-such-page', '/no-such-page/'],
  ['/articles/skupka-chasov/', '/article/skupka-chasov/'],
  ['/articles/', '/article/'],
  ['/news/', '/news/news-lombard/'],
  ['/article/?type=7', '/news/news-lombard/'],
  ['/article/?type=15&page=2', '/news/vazhno-znat/?page=2'],
  ['/services/vykup-zhivopisi/', '/uslugi/vykup-zhivopisi/'],
  ['/privacy_policy', '/politika-konfidentcialnosti/'],
  ['/privacy_policy/?from=old', '/politika-konfidentcialnosti/?from=old'],
  ['/news', '/news/news-lombard/'],
  ['/clock?a=1', '/clocks_today/?a=1'],
];

for (const [from, to] of MOVED) {
  test(`§2 ${from} moves to ${to} for good, for GET and HEAD`, async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask('ru', from, { method });
      expect(status, method).toBe(301);
      expect(headers.location, method).toBe(to);
    }
  });
}

for (const path of ['/', '/?a=1', '/api/menu/list', '/robots.txt', '/favicon.svg']) {
  test(`§2, D19 ${path} is not moved`, async () => {
    expect((await ask('ru', path)).status).toBe(200);
  });
}

test('D19 only GET and HEAD are moved', async () => {
  const { status } = await ask('ru', '/about', { method: 'POST', body: 'a=1' });
  expect(status).not.toBe(301);
});

for (const section of Object.values(SECTIONS)) {
  test(`D4 the bare address of an item leads to its list: /${section.catalogType}/`, async () => {
    for (const locale of LOCALES) {
      const { status, headers } = await ask(locale, `/${section.catalogType}/`);
      expect([status, headers.location]).toEqual([301, `/${section.list}/`]);
    }
  });
}

for (const path of [
  '/no-such-page/',
  '/article/no-such-article/',
  '/article/?type=14',
  '/article/?type=99',
  '/article/?type=news',
  '/article/?page=2',
  '/article/?type=3&page=99',
  '/news/no-such-section/',
  '/news/vazhno-znat/?page=99',
  '/contacts/no-such-city/',
  '/clock/no-such-watch/',
  '/clocks_today/no-such-brand/',
  '/clocks_today/rolex/nautilus/',
  '/clocks_today/?page=9999',
  '/clocks_today/?page=0',
  '/arts_archive/?page=abc',
  '/search/?q=rolex&page=-1',
  '/reviews/?page=0',
  '/video/?page=two',
  '/error/404/',
  '/no-such-file.txt',
]) {
  test(`§2, D5, D22 ${path} is not found, with that status, on every host`, async () => {
    for (const locale of LOCALES) expect((await ask(locale, path)).status, locale).toBe(404);
  });
}

for (const host of ['evil.example', 'ru.localhost.evil.example', 'fr.localhost']) {
  test(`architecture §2 the host "${host}" is refused`, async () => {
    expect((await ask('ru', '/', { host })).status).toBe(421);
  });
}

test('architecture §2 localhost and 127.0.0.1 are the Russian site', async () => {
  for (const host of ['localhost', '127.0.0.1']) {
    expect((await ask('en', '/about/', { host })).text, host).toContain('<html lang="ru"');
  }
});

for (const path of ['/%ff/', '/api/faq%ff', '/media/%c0%ae-334.avif', '/%E0%A4%A/']) {
  test(`D19 an address that is no text is malformed, in the bundle as well: ${path}`, async () => {
    expect((await ask('ru', path)).status).toBe(400);
  });
}
