import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask } from '../site/ask.ts';

/** Addresses, by the kind of things that they count. */
const LISTS = [
  { path: '/experts/', mark: /href="\/experts\/[a-z]+-[a-z]+\/"/g, least: 8 },
  { path: '/experts/watches/', mark: /href="\/experts\/[a-z]+-[a-z]+\/"/g, least: 2 },
  { path: '/video/', mark: /href="\/video\/[a-z0-9-]+\/"/g, least: 6 },
  { path: '/video/?page=2', mark: /href="\/video\/[a-z0-9-]+\/"/g, least: 2 },
  { path: '/reviews/', mark: /<article class="review/g, least: 10 },
  { path: '/reviews/?page=3', mark: /<article class="review/g, least: 4 },
  { path: '/uslugi/', mark: /<details/g, least: 24 },
  { path: '/uslugi/servis/', mark: /<details/g, least: 4 },
] as const;

for (const locale of LOCALES) {
  for (const { path, mark, least } of LISTS) {
    test(`§2 ${path} on ${locale} shows ${least} or more`, async () => {
      const { status, text } = await ask(locale, path);
      expect(status).toBe(200);
      expect([...text.matchAll(mark)].length).toBeGreaterThanOrEqual(least);
    });
  }

  test(`D14 /uslugi/ and each service on ${locale} have questions at #faq, given to search engines`, async () => {
    for (const path of ['/', '/uslugi/', '/uslugi/vykup-zhivopisi/']) {
      const { text } = await ask(locale, path);
      expect(text, path).toContain('id="faq"');
      expect(text, path).toContain('"@type":"FAQPage"');
    }
  });

  test(`D17 the diamond calculator on ${locale} stands on two services with a range and a table`, async () => {
    const title = translator(locale)('diamondCalculator.title', { year: '2008' });
    for (const path of ['/uslugi/skupka-ukrashenij-s-brilliantami/', '/uslugi/ocenka-yuvelirnyh-izdelij/']) {
      const { text } = await ask(locale, path);
      expect(text, path).toMatch(new RegExp(`id="calculator"[\\s\\S]*${title}[\\s\\S]*<table`));
    }
    expect((await ask(locale, '/uslugi/servis/')).text).not.toContain('id="calculator"');
  });
}

for (const path of [
  '/experts/wine/',
  '/experts/nobody-here/',
  '/video/none/',
  '/video/?page=99',
  '/reviews/?page=99',
  '/uslugi/none/',
]) {
  test(`D3 D8 D22 ${path} is not found`, async () => {
    expect((await ask('en', path)).status).toBe(404);
  });
}

test('D15 the state of a pledge ticket is asked at #ticket of the pawn of watches', async () => {
  expect((await ask('uz', '/uslugi/zalog-chasov/')).text).toContain('id="ticket"');
});

test('§2 reviews give search engines no rating, drawn films no video', async () => {
  expect((await ask('ru', '/reviews/')).text).not.toContain('AggregateRating');
  expect((await ask('ru', '/video/kak-prohodit-zalog/')).text).not.toContain('VideoObject');
});

test('§2 an expert’s page names the articles they wrote and the services they do', async () => {
  const { text } = await ask('ua', '/experts/anna-levina/');
  expect(text).toContain('href="/article/sovet/"');
  expect(text).toContain('href="/uslugi/servis/"');
  expect(text).toContain('"@type":"Person"');
});
