import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentMistakes } from './content-mistakes.ts';
import { mistakeSentence } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { namesLoanSum } from '@tourbillon/domain/i18n/names-loan-sum.ts';
import { renderMarkdown } from '../content-store/markdown.ts';
import { tariffOfSite } from '../content-store/site-cities.ts';
import { CONTENT_FOLDER } from './import-content.ts';
import { parseFrontMatter } from './front-matter.ts';
import { fillJson, fillMatter, type ShopWords, wordsOf } from './shop-words.ts';

const wordsIn = (locale: string) => ({ shop: `Shop ${locale}`, pawnshop: 'A|B *Ltd*', email: 'a_b@x.test' });
const words = Object.fromEntries(
  LOCALES.map((locale): [string, ShopWords['ru']] => [locale, wordsIn(locale)]),
) as ShopWords;

const read = async (name: string) => JSON.parse(await readFile(join(CONTENT_FOLDER, name), 'utf8')) as never;
/** The files of the content folder that `wordsOf` reads. */
const [shop, contacts, legal] = [
  await read('shop.json'),
  await read('contacts.json'),
  await read('legal.json'),
];

/** The mistakes of a call; an empty list when it made none. */
function mistakes(call: () => unknown) {
  try {
    call();
    return [];
  } catch (error) {
    return (error as ContentMistakes).mistakes.map((one) => `${one.line}: ${mistakeSentence(one)}`);
  }
}

describe('words of the shop in texts', () => {
  const matter = (body: string) => parseFrontMatter(`---\ntitle: About {shop}\n---\n\n${body}`);

  it.each([
    ['{shop} buys', 'Shop en buys'],
    ['«{shop}», {shop}', '«Shop en», Shop en'],
    ['a name is no markup: {pawnshop}', 'a name is no markup: A\\|B \\*Ltd\\*'],
    ['{email}', 'a_b@x.test'],
    ['{ shop } and {{ count }}', '{ shop } and {{ count }}'],
  ])('%s', (body, filled) => {
    expect(fillMatter(matter(body), words.en)).toMatchObject({
      facts: { title: 'About Shop en' },
      body: filled,
    });
  });

  it('reports an unknown word with its line', () => {
    expect(mistakes(() => fillMatter(matter('one\n{name} two'), words.en))).toEqual([
      '6: {name} is not a word of the shop; there are {shop}, {pawnshop}, {email}',
    ]);
    expect(mistakes(() => fillJson({}, '[\n"{name}"]', words))).toEqual([
      '2: {name} is not a word of the shop; there are {shop}, {pawnshop}, {email}',
    ]);
  });

  it('fills each text of a JSON file in the language of its key, or of the file', () => {
    const value = { id: 1, title: { ru: '{shop}', uz: '{shop}' }, list: [{ en: '{shop}' }], url: '{shop}' };
    expect(fillJson(value, '', words)).toEqual({
      id: 1,
      title: { ru: 'Shop ru', uz: 'Shop uz' },
      list: [{ en: 'Shop en' }],
      url: '{shop}',
    });
    expect(fillJson([{ answer: '{shop}' }], '', words, 'ua')).toEqual([{ answer: 'Shop ua' }]);
  });

  it('a folder without a shop has no words', () => {
    expect(wordsOf('en', undefined, undefined)).toEqual({});
  });

  it.each([
    ['ru', ['50\u202f000\u00a0₽', '150\u00a0млн\u00a0₽', '42,583\u00a0%', '95\u00a0%', '10–15\u00a0%']],
    ['en', ['₽50,000', '₽150M', '42.583%', '95%', '10–15%']],
    ['ua', ['50\u202f000\u00a0₽', '150\u00a0млн\u00a0₽', '42,583\u00a0%', '60\u00a0%', '10–15\u00a0%']],
    ['uz', ['8\u202f000\u202f000\u00a0soʻm', '1\u00a0mlrd\u00a0soʻm', '48,667%', '60%', '10–15%']],
  ] as const)('D78 figures of loans on %s are those of the tariff of its city', (locale, figures) => {
    const found = wordsOf(locale, shop, contacts, legal);
    const names = ['loan_from', 'loan_to_brief', 'example_year', 'share', 'loan_less'];
    expect(names.map((name) => found[name])).toEqual(figures);
  });

  it.each([
    ['services/privedi-klienta', true],
    ['pages/about', true],
    ['services/servis', false],
    ['services/ekspertiza', false],
  ])('D609 the text of %s names a loan in money: %s', async (text, expected) => {
    for (const locale of LOCALES) {
      const matter = parseFrontMatter(await readFile(join(CONTENT_FOLDER, text, `${locale}.md`), 'utf8'));
      const { html } = renderMarkdown(fillMatter(matter, wordsOf(locale, shop, contacts, legal)).body);
      const tariff = tariffOfSite(contacts, legal, locale);
      expect(tariff && namesLoanSum(html, tariff, locale), locale).toBe(expected);
    }
  });
});
