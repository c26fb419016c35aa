import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import { LISTS, type ListWord, type Section } from '@tourbillon/domain/sections/sections.ts';
import type { Stock } from '@tourbillon/domain/sections/item-statuses.ts';
import { Fault, type TestedBackend } from './tested-backend.ts';

/** A list that is not empty. */
export interface FilledList {
  word: ListWord;
  section: Section;
  stock: Stock;
  total: number;
  items: ItemCard[];
  facets: NonNullable<ResponseOf<typeof CALLS.catalogue>['facets']> | null;
}

/** Examples of what a backend has, for requests. */
export interface Examples {
  /** Lists that are not empty. */
  lists: FilledList[];
  city: string | undefined;
  article: string | undefined;
  expert: string | undefined;
  video: string | undefined;
  service: string | undefined;
}

/**
 * Looks for an example of each kind. Kinds without one are not checked. @param note receives the faults found
 * meanwhile.
 */
export async function findExamples(
  backend: TestedBackend,
  note: (check: string, fault: string) => void,
): Promise<Examples> {
  const unlessWrong = async <T>(ask: Promise<T>): Promise<T | undefined> => {
    try {
      return await ask;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      note('answers after their schemas', error.message);
      return undefined;
    }
  };
  const lists: FilledList[] = [];
  for (const { word, section, stock } of LISTS.values()) {
    const found = await unlessWrong(backend.ask('catalogue', { url: word, facets: true }));
    if (found && found.items.length > 0) lists.push({ word, section, stock, ...found });
  }
  const main = await unlessWrong(backend.ask('mainData'));
  const articles = await unlessWrong(backend.ask('articles', { per_page: 2 }));
  const experts = await unlessWrong(backend.ask('experts'));
  const videos = await unlessWrong(backend.ask('video'));
  const services = await unlessWrong(backend.ask('servicesList'));
  return {
    lists,
    city: main?.cities[0]?.alias,
    article: articles?.data[0]?.slug,
    expert: experts?.data[0]?.slug,
    video: videos?.data[0]?.slug,
    service: services?.data[0]?.url,
  };
}
