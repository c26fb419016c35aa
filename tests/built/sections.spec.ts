import { expect, test } from '@playwright/test';
import { LOCALES, LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { filterTitle } from '../../src/features/catalogue/list-words.ts';
import { listFilters } from '@tourbillon/domain/sections/list-parameters.ts';
import { LISTS, listPath, type SectionList } from '@tourbillon/domain/sections/sections.ts';
import { ask } from '../site/ask.ts';
import { someItem } from '../site/page-kinds.ts';

/** The text of the heading of a page. */
function heading(html: string): string {
  const inner = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return inner.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim(); // prettier-ignore
}

/** Titles of the groups of filters, in the order of the page. */
function groups(html: string): string[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return [...main.matchAll(/<legend[^>]*>([^<]+)<\/legend>/g)].map((match) => match[1] ?? '');
}

/** Groups of filters that a list may show, in the order of §3. */
function expectedGroups(list: SectionList, locale: Locale): string[] {
  const t = translator(locale);
  const titles = listFilters(list).map(({ name, kind }) =>
    kind === 'flag' ? t('catalogue.filter_flags') : t(filterTitle(name, list.section)).split('{{')[0],
  );
  return [...new Set(titles)] as string[];
}

const isIndexed = (html: string) => !/<meta name="robots" content="[^"]*noindex/.test(html);
const hasPrice = (html: string) => /<p class="[^"]*\bprice\b/.test(html.split('id="similar"')[0] ?? '');

for (const list of LISTS.values()) {
  test.describe(`${listPath(list.word)}`, () => {
    const archived = list.stock === 'archive';

    for (const locale of LOCALES) {
      const t = translator(locale);

      test(`is there on ${locale}: language, heading, filters in the section's order`, async () => {
        const { status, text } = await ask(locale, listPath(list.word));
        expect(status).toBe(200);
        expect(text).toContain(`<html lang="${LOCALE_FACTS[locale].lang}"`);
        expect(heading(text)).toBe(t(`sectionLists.title_${list.word}`));
        const expected = expectedGroups(list, locale);
        const shown = groups(text).map((title) => expected.find((one) => title.startsWith(one)) ?? title);
        expect(shown).toEqual(expected.filter((one) => shown.includes(one)));
        expect(shown).toContain(t(filterTitle('brands', list.section)));
      });

      test(`has an item on ${locale}`, async () => {
        const { status, text } = await ask(locale, await someItem(list.word));
        expect(status).toBe(200);
        expect(heading(text)).not.toBe('');
        expect(text).toContain(t(`sectionLists.title_${list.word}`));
        expect(hasPrice(text)).toBe(!archived);
      });
    }

    test('D9, D21 is indexed unless it is the dealer corner, and so are its items', async () => {
      for (const path of [listPath(list.word), await someItem(list.word)]) {
        const { text } = await ask('ru', path);
        expect(isIndexed(text), path).toBe(list.stock !== 'dealer');
      }
    });

    if (archived) {
      test('D9 hides prices; an item offers a notice, similar ones in stock and to sell yours', async () => {
        const t = translator('en');
        const listed = await ask('en', listPath(list.word));
        expect(listed.text).not.toMatch(/<p class="[^"]*\bprice\b/);
        expect(listed.text).toMatch(/<p class="muted"[^>]*>[\d,]+ sold</);
        const { text } = await ask('en', await someItem(list.word));
        expect(text).toMatch(/<a class="button" href="\/arrival-notice\/\?item=/);
        expect(text).toContain('href="tel:');
        expect(text).not.toContain('href="/photo-request/');
        expect(text).toContain(t('item.similarInStock'));
        expect(text).toContain(t(`itemByKind.sellYours_${list.section.catalogType}`));
      });
    }

    if (list.stock === 'dealer') {
      test('D21 an item of the dealer corner has its defects and no guarantee', async () => {
        const t = translator('en');
        const { text } = await ask('en', await someItem(list.word));
        expect(text).toContain(t('item.defects'));
        expect(text).toContain(t('item.asIsText'));
        expect(text).not.toContain(t('itemByKind.guaranteeText_clock'));
        expect((await ask('en', listPath(list.word, 'rolex'))).status).toBe(404);
      });
    }
  });
}
