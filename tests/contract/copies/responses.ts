import { expect } from 'vitest';
import type { CallName } from '@tourbillon/domain/contract/index.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { type Asked, askRaw } from '../ask.ts';

/** Requests of pages: texts, lists, the search, one item, and the feed of changes from its beginning. */
const ASKED: { [Name in CallName]?: Asked<Name> } = {
  mainData: {},
  menuList: {},
  servicesList: {},
  faq: {},
  articles: { type: 5 },
  glossary: {},
  catalogue: { url: 'clocks_today', facets: true },
  search: { q: 'omega' },
  contacts: { city: 'moscow' },
  currency: {},
  indexedStock: {},
};

/** Responses of a backend to these requests, in each language. */
export async function responsesOf(url: string): Promise<unknown[]> {
  const responses: unknown[] = [];
  for (const locale of LOCALES) {
    for (const [name, request] of Object.entries(ASKED) as [CallName, object][]) {
      const { status, body } = await askRaw(url, locale, name, request);
      expect(status, name).toBe(200);
      responses.push({ locale, name, body });
    }
  }
  return responses;
}
