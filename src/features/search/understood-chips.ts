import type { UnderstoodPart } from '@tourbillon/domain/contract/search.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** A recognised part of a query; its link repeats the search without this part. */
export interface UnderstoodChip {
  title: string;
  href: string;
}

/** If a query asks for one part of these kinds and no more, a chip would only repeat the field. */
const PLAIN: ReadonlySet<UnderstoodPart['kind']> = new Set(['brand', 'reference', 'service', 'words']);

/**
 * Chips of the recognised parts; none when the only chip would repeat the query.
 * @param addressOf the address of the search with other words.
 */
export function understoodChips(
  parts: readonly UnderstoodPart[],
  addressOf: (query: string) => string,
  words: { t: Translate; locale: Locale },
): UnderstoodChip[] {
  const different = parts.filter((part, place) => parts.findIndex((one) => isSame(one, part)) === place);
  const [first] = different;
  if (!first || (different.length === 1 && PLAIN.has(first.kind) && !first.negated)) return [];
  return different.map((part) => ({
    title: titleOf(part, words),
    href: addressOf(part.without),
  }));
}

/** Whether two parts are of one typed word, and read alike: `royal-oak` and `5711/1A` have several. */
function isSame(one: UnderstoodPart, other: UnderstoodPart): boolean {
  return one.kind === other.kind && one.title === other.title && one.without === other.without;
}

function titleOf(part: UnderstoodPart, words: { t: Translate; locale: Locale }): string {
  const title = wordedTitle(part, words);
  return part.negated ? words.t('search.partNot', { value: title }) : title;
}

function wordedTitle(part: UnderstoodPart, { t, locale }: { t: Translate; locale: Locale }): string {
  const { kind, value, title, currency } = part;
  switch (kind) {
    case 'price':
      return limit(part, t, (amount) => formatSum({ value: amount, currency: currency ?? 'USD' }, locale));
    case 'size':
      return sizeTitle(part, t, (size) => formatNumber(locale, size));
    case 'year':
      return limit(part, t, String);
    case 'order':
      return t(value === 'cheap' ? 'search.partCheap' : 'search.partDear');
    default:
      return propertyTitle(value, t) ?? title;
  }
}

/** A range has its unit only once: `36–40 mm`. */
function sizeTitle(part: UnderstoodPart, t: Translate, format: (size: number) => string): string {
  const { from, to } = part;
  const unit = (value: string) => t('search.partSize', { value });
  const isRange = from !== null && to !== null;
  return isRange ? unit(limit(part, t, format)) : limit(part, t, (size) => unit(format(size)));
}

function limit({ from, to }: UnderstoodPart, t: Translate, format: (value: number) => string): string {
  if (from === null) return t('search.partTo', { value: format(to ?? 0) });
  if (to === null) return t('search.partFrom', { value: format(from) });
  return from === to ? format(from) : `${format(from)}–${format(to)}`;
}

/** Message keys of properties that have no title in the data. */
const PROPERTIES = {
  discount: 'search.partDiscount',
  'set:box': 'search.partBox',
  'set:papers': 'search.partPapers',
  'set:full': 'search.partFull',
  dateless: 'search.partDateless',
  'type:clock': 'search.group_watches',
  'type:jewelry': 'search.group_jewellery',
  'type:accessory': 'search.group_accessories',
} as const;

function propertyTitle(value: string | null, t: Translate): string | undefined {
  const key = value !== null && value in PROPERTIES ? (value as keyof typeof PROPERTIES) : undefined;
  return key && t(PROPERTIES[key]);
}
