import { askBackend } from '../../backend-client/client.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { Slots, TooBusy } from '../../platform/slots.ts';
import { PageError } from '../../platform/errors/page-error.ts';
import { itemPath, listPath } from '@tourbillon/domain/sections/sections.ts';
import { largestImage } from '../../addresses/image-address.ts';
import { articleEntries, textEntries } from './text-entries.ts';
import { type Entry, latest } from './write-sitemap.ts';

/** The files of a host's sitemap, `/sitemap-{name}.xml`, each with its last modification. */
export async function sitemapFiles(locale: Locale): Promise<Omit<Entry, 'images'>[]> {
  const [articles, { lists, items }] = await Promise.all([
    articleEntries(locale, 1),
    askBackend(locale, CALLS.indexedStock, {}),
  ]);
  const pages = Array.from({ length: articles.last }, (_, index) => index + 1);
  return [
    file('pages'),
    ...pages.map((page) =>
      file(
        `articles-${page}`,
        page === 1 ? latest(articles.entries.map(({ modified }) => modified)) : undefined,
      ),
    ),
    file('lists', latest(lists.map(({ updated_at }) => updated_at))),
    ...items.map(({ from, updated_at }) => file(`items-${from}`, updated_at)),
  ];
}

/**
 * The entries of a sitemap file.
 * @returns undefined if there is no such file. @throws BackendError 404 in the same case; other errors if the backend
 * does not respond.
 */
export async function sitemapEntries(locale: Locale, name: string): Promise<Entry[] | undefined> {
  if (name === 'pages') return textEntries(locale);
  if (name === 'lists') return listEntries(locale);
  const [, kind, figures] = /^(articles|items)-([1-9]\d{0,8})$/.exec(name) ?? [];
  if (kind === 'articles') return (await articleEntries(locale, Number(figures))).entries;
  if (kind === 'items') return itemEntries(locale, Number(figures));
  return undefined;
}

async function listEntries(locale: Locale): Promise<Entry[]> {
  const { lists } = await askBackend(locale, CALLS.indexedStock, {});
  return lists.map(({ word, brand, collection, updated_at }) => ({
    path: listPath(word, brand ?? undefined, collection ?? undefined),
    modified: updated_at,
  }));
}

/**
 * A portion costs the backend as much as fifty pages, and a robot may request all portions at once. They are requested
 * one after another, so that the backend can serve visitors in between.
 */
const portionSlot = new Slots(1, 200);

async function oneAtATime<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await portionSlot.run(ask);
  } catch (error) {
    throw error instanceof TooBusy ? new PageError(503) : error;
  }
}

/** Only portions in the index: any other number would be one more file. */
async function itemEntries(locale: Locale, from: number): Promise<Entry[] | undefined> {
  const { items } = await askBackend(locale, CALLS.indexedStock, {});
  if (!items.some((portion) => portion.from === from)) return undefined;
  const { data } = await oneAtATime(() => askBackend(locale, CALLS.indexedItems, { from }));
  return data.map(({ catalog_type, url, updated_at, pictures }) => ({
    path: itemPath(catalog_type, url),
    modified: updated_at,
    images: pictures.map(largestImage),
  }));
}

function file(name: string, modified?: string): Omit<Entry, 'images'> {
  return { path: `/sitemap-${name}.xml`, modified };
}
