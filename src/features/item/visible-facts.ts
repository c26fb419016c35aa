import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { detail } from '@tourbillon/domain/contract/item-detail.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';
import { withSmallLetter } from '@tourbillon/domain/texts/in-sentence.ts';

type Item = ResponseOf<typeof detail>['item'];

/** The fields of an item that describe what a photograph shows. */
export type PicturedItem = Pick<Item, 'catalog_type' | 'summary'> & {
  facts: readonly Pick<Item['facts'][number], 'key' | 'value' | 'id'>[];
};

/** Materials of straps; a band of any other is a bracelet. */
const STRAPS: ReadonlySet<string> = new Set([
  'leather',
  'exotic_leather',
  'canvas',
  'rubber',
  'textile',
  'resin',
]);

/** Facts about the size, in order of preference. A ring's size number is not among them: it is not visible. */
const SIZES = ['diameter', 'length', 'size', 'dimensions'];

/**
 * What a photograph of an item shows, according to its record: case, dial, bracelet and diameter of a watch; summary
 * and size of other items. The name is not repeated.
 */
export function visibleFacts(item: PicturedItem, t: Translate, locale: Locale): string[] {
  const fact = (key: string) => item.facts.find((one) => one.key === key);
  const said = (key: string, words: (id: string | undefined) => MessageKey) => {
    const { value, id } = fact(key) ?? {};
    // "Other material" describes nothing.
    return !value || id === 'other'
      ? []
      : [t(words(id), { value: withSmallLetter(value, LOCALE_FACTS[locale].lang) })];
  };
  const size = SIZES.map((key) => fact(key)?.value).find(Boolean);
  const seen =
    item.catalog_type === 'clock'
      ? [
          ...said('case_material', () => 'itemPictures.seen_case'),
          ...said('dial_colour', () => 'itemPictures.seen_dial'),
          ...said('bracelet_material', bandWords),
        ]
      : item.summary
        ? [item.summary]
        : [];
  return size ? [...seen, size] : seen;
}

function bandWords(id: string | undefined) {
  if (id === undefined) return 'itemPictures.seen_band';
  return STRAPS.has(id) ? 'itemPictures.seen_strap' : 'itemPictures.seen_bracelet';
}
