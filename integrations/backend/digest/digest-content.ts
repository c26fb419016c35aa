import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import { letterItem } from '../catalogue/letter-item.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { DigestValues } from '../mail/templates/digest.ts';
import type { LetterArticle } from './new-articles.ts';
import type { StockNews } from '../catalogue/stock-news.ts';

/** Items that a section of the letter lists; the pages of the lists have the others. */
const NAMED = 6;

/** The news for one reader. */
export interface DigestNews {
  news: readonly StockNews[];
  articles: readonly LetterArticle[];
}

interface Words {
  catalogue: Catalogue;
  locale: Locale;
  money: Money;
}

/**
 * The content of a weekly letter for the chosen topics (decision 58); undefined when there is no news in them. An
 * item is included once: under the offers, if it is reduced and offers are chosen.
 */
export function digestOf(
  options: readonly MailingOption[],
  { news, articles }: DigestNews,
  { catalogue, locale, money }: Words,
): Omit<DigestValues, 'token'> | undefined {
  const rows = [...new Map(news.map(({ item }) => [item.id, item])).values()];
  const offers = options.includes('special_offers')
    ? rows.filter(({ discountUsd }) => discountUsd !== null)
    : [];
  const arrived = new Set(news.filter(({ kind }) => kind === 'arrived').map(({ item }) => item.id));
  const arrivals = options.includes('new_arrivals')
    ? rows.filter((row) => arrived.has(row.id) && !offers.includes(row))
    : [];
  const texts = options.includes('news_articles') ? articles : [];
  if (offers.length + arrivals.length + texts.length === 0) return undefined;
  return {
    arrivals: {
      count: arrivals.length,
      items: arrivals.slice(0, NAMED).map((row) => letterItem(row, catalogue, locale, money)),
    },
    offers: {
      count: offers.length,
      items: offers.slice(0, NAMED).map((row) => ({
        ...letterItem(row, catalogue, locale, money),
        before: row.priceUsd === null ? null : money.price(row.priceUsd),
      })),
    },
    articles: texts.slice(0, NAMED).map(({ title, slug }) => ({ title, path: `/article/${slug}/` })),
  };
}
