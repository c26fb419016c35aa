import { expect, test } from '@playwright/test';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask } from '../site/ask.ts';
import { brokenFragments } from '../site/crawl.ts';
import { wrongLetters } from '../site/letters.ts';
import { visibleText } from '../site/visible-text.ts';

const ABOUT = '/about-clock/';
const GLOSSARY = '/about-clock/slovar-chasovykh-terminov/';
const FAMOUS = '/clock_list_famous/';

/** Terms of a glossary page: ids in page order. */
const termsOf = (html: string) =>
  [...html.matchAll(/<article\b[^>]*\bid="([^"]+)"[^>]*\bdata-term/g)].map(([, id = '']) => id);

for (const locale of LOCALES) {
  test(`§2 glossary on ${locale}: every letter and every "see also" leads to its place`, async () => {
    const { status, headers, text } = await ask(locale, GLOSSARY);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(brokenFragments(text)).toEqual([]);
    const letters = [...text.matchAll(/<section\b[^>]*\bid="(letter-[^"]+)"/g)].map(([, id]) => id);
    const links = [...text.matchAll(/href="#(letter-[^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(letters);
    expect(letters.length).toBeGreaterThan(10);
    expect(termsOf(text).length).toBeGreaterThanOrEqual(70);
    expect(wrongLetters(visibleText(text, LOCALE_FACTS[locale].lang), locale)).toBe('');
  });

  test(`§2 glossary on ${locale}: search engines learn each term and its anchor`, async () => {
    const { text } = await ask(locale, GLOSSARY);
    const [json = ''] = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, one]) => one,
    );
    const graph = JSON.parse(json) as {
      '@graph': { '@type': string; inLanguage?: string; hasDefinedTerm?: { '@id': string }[] }[];
    };
    const set = graph['@graph'].find((node) => node['@type'] === 'DefinedTermSet');
    expect(set?.inLanguage).toBe(LOCALE_FACTS[locale].lang);
    const anchors = (set?.hasDefinedTerm ?? []).map((term) => new URL(term['@id']).hash.slice(1));
    expect(anchors.sort()).toEqual(termsOf(text).sort());
  });

  test(`§2 what to know of watches on ${locale}: every name on the drawings and in the text is in the glossary`, async () => {
    const [about, glossary] = await Promise.all([ask(locale, ABOUT), ask(locale, GLOSSARY)]);
    const links = [...about.text.matchAll(new RegExp(`href="${GLOSSARY}#([^"]+)"`, 'g'))].map(([, id]) => id);
    const known = new Set<string | undefined>(termsOf(glossary.text));
    expect(links.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(links)).toEqual(known);
    const captions = about.text.match(/<figcaption/g);
    expect(captions?.length).toBe(2);
  });

  test(`D21 famous watches on ${locale}: twenty stories, each with a picture, a source and its anchor`, async () => {
    const { status, text } = await ask(locale, FAMOUS);
    expect(status).toBe(200);
    const ids = [...text.matchAll(/<li\b[^>]*\bid="([a-z-]+)"[^>]*>\s*<article/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    const pictures = [...text.matchAll(/<img\s[^>]*src="(\/media\/famous\/[^"]+)"[^>]*alt="([^"]+)"/g)];
    expect(pictures.length).toBe(ids.length);
    expect((await ask(locale, pictures[0]?.[1] ?? '')).status).toBe(200);
    expect(text.match(/<p class="source"/g)?.length).toBe(ids.length);
    expect(wrongLetters(visibleText(text, LOCALE_FACTS[locale].lang), locale)).toBe('');
  });
}

test('§2 what to know of watches leads to tips, stories and every collection it names', async () => {
  const { text } = await ask('ru', ABOUT);
  expect(text).toContain('href="/article/sovet/"');
  expect(text).toContain(`href="${FAMOUS}#`);
  const famous = await ask('ru', FAMOUS);
  const lists = new Set(
    [...famous.text.matchAll(/href="(\/clocks_today\/[^"]+)"/g)].map(([, path = '']) => path),
  );
  const responses = await Promise.all([...lists].map(async (path) => [path, (await ask('ru', path)).status]));
  expect(responses.filter(([, status]) => status !== 200)).toEqual([]);
});
