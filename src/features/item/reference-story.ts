import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { priceHistory } from '@tourbillon/domain/contract/price-history.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { periodText, yearsOf } from './history-view.ts';
import type { Item } from './item-head.ts';
import { lineGuide } from './line-guide.ts';

type Article = ResponseOf<typeof CALLS.articles>['data'][number];
type History = NonNullable<ResponseOf<typeof priceHistory>['history']>;
type DescribedItem = Pick<Item, 'brand' | 'collection' | 'reference'>;

/** The shop's information about a reference: its sales, and the guide to its line. */
export interface ReferenceStory {
  title: string;
  /** Sales of the archive, and how their price developed. */
  sentences: string[];
  guide: Pick<Article, 'slug' | 'title' | 'description' | 'lang'> | undefined;
}

/** The story of an item's reference. Undefined if the shop has neither sales of it nor a guide to its line. */
export function referenceStory(
  { brand, collection, reference }: DescribedItem,
  history: History | null,
  articles: readonly Article[],
  money: Money,
  t: Translate,
): ReferenceStory | undefined {
  const guide = collection ? lineGuide(articles, brand.slug, collection.slug) : undefined;
  const sentences = history && reference ? salesOf(history, money, t) : [];
  if (!guide && sentences.length === 0) return undefined;
  const line = collection?.title ?? brand.title;
  // Without sales the section is only about the line.
  const title =
    reference && sentences.length > 0
      ? t('item.aboutReference', { reference })
      : t('item.aboutLine', { line });
  return { title, sentences, guide };
}

/** How many were sold, and the medians of the first and the last period. */
function salesOf({ sales, periods }: History, money: Money, t: Translate): string[] {
  const sold = t('item.storySold', { count: sales, years: yearsOf(periods) });
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last || first === last) return [sold];
  const [before, after] = [money.price(first.median), money.price(last.median)];
  if (before === after) return [sold, t('item.storySame', { price: after })];
  const values = { before, from: periodText(first, t), after, to: periodText(last, t) };
  return [sold, t('item.storyRun', values)];
}
