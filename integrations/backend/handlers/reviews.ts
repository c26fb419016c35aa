import { inLocale } from '@tourbillon/domain/i18n/locales.ts';
import { STARS } from '@tourbillon/domain/contract/reviews.ts';
import { readDocument } from '../content-store/read-document.ts';
import { readServiceTitles } from '../content-store/services.ts';
import type { Handler, HandlerServices } from './handlers.ts';
import { pageOf } from './list-page.ts';

const PER_PAGE = 10;

/** Reviews, the newest first, and the summary of all of them. */
export function reviewsHandler({ database, catalogue }: HandlerServices): Handler<'reviews'> {
  return async ({ page }, { locale }) => {
    const [reviews = [], services] = await Promise.all([
      readDocument(database, 'reviews'),
      readServiceTitles(database, locale),
    ]);
    const titles = new Map(services.map(({ slug, title }) => [slug, title]));
    const cities = new Map(
      [...catalogue.current().cities.values()].map(({ alias, title }) => [alias, inLocale(title, locale)]),
    );
    const newest = [...reviews].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
    const { rows, lastPage } = pageOf(newest, page, PER_PAGE);
    return {
      data: rows.map(({ id, rating, date, city, service, name, text, answer }) => ({
        id,
        name: name[locale],
        rating,
        date,
        city: idWithTitle(city, cities),
        service: idWithTitle(service, titles),
        text: text[locale],
        answer: answer && answer[locale],
      })),
      meta: { last_page: lastPage, total: reviews.length },
      summary: summaryOf(reviews.map(({ rating }) => rating)),
    };
  };
}

/** Something by its id with its title; null if it no longer exists. */
function idWithTitle(id: string, titles: ReadonlyMap<string, string>) {
  const title = titles.get(id);
  return title === undefined ? null : { id, title };
}

/**
 * The mean rating, rounded to a tenth, and the number of reviews for each rating, from the most stars to the least.
 */
function summaryOf(ratings: readonly number[]) {
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const scale = Array.from({ length: STARS.most - STARS.least + 1 }, (_, index) => STARS.most - index);
  return {
    average: ratings.length > 0 ? Math.round((sum / ratings.length) * 10) / 10 : null,
    stars: scale.map((stars) => ({ stars, count: ratings.filter((rating) => rating === stars).length })),
  };
}
