import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { inLocale, type Locale, LOCALE_FACTS, type LocalText } from '@tourbillon/domain/i18n/locales.ts';
import type { TestedBackend } from '../tested-backend.ts';
import type { ConformanceCheck, ConformanceInput } from './check.ts';

/** Letters that texts of a language must contain, and letters that they never contain. */
const LETTERS: LocalText<{ own: RegExp; foreign: RegExp }> = {
  ru: { own: /[а-яё]/i, foreign: /[іїєґў]/i },
  en: { own: /[a-z]/i, foreign: /[а-яёіїєґў]/i },
  ua: { own: /[а-яіїєґ]/i, foreign: /[ыэъё]/i },
  uz: { own: /[a-z]/i, foreign: /[а-яёіїєґў]/i },
};

/** The fault of texts that should be in a language: the first text with a letter of another language. */
export function languageFault(locale: Locale, words: readonly string[]): string | undefined {
  const { own, foreign } = inLocale(LETTERS, locale);
  const wrong = words.find((word) => foreign.test(word));
  if (wrong !== undefined) return `“${wrong}” is not of the language of ${locale}`;
  return words.length === 0 || words.some((word) => own.test(word))
    ? undefined
    : `no word is of the language of ${locale}`;
}

/** Menus, titles of filters and cities are in the language of the host. */
export const languagesCheck: ConformanceCheck = {
  name: 'the language of the host',
  async *run({ backend, hosts, examples }) {
    const own = await wordsOf(backend, examples);
    const fault = languageFault(backend.locale, own);
    if (fault) yield fault;
    for (const host of hosts) {
      if (host.locale === backend.locale || own.length === 0) continue;
      if (own.join() === (await wordsOf(host, examples)).join())
        yield `says the same as ${host.locale}, word for word`;
    }
  },
};

async function wordsOf(backend: TestedBackend, { lists }: ConformanceInput['examples']): Promise<string[]> {
  const menu = await backend.ask('menuList');
  const [list] = lists;
  const { facets } = list
    ? await backend.ask('catalogue', { url: list.word, facets: true })
    : { facets: null };
  const { statuses_used = [], genders = [] } = facets?.options ?? {};
  return [...menu.data, ...statuses_used, ...genders].map(({ title }) => title);
}

/** The rates include the currencies that the hosts show. */
export const ratesCheck: ConformanceCheck = {
  name: 'rates of currencies',
  async *run({ backend }) {
    const { data } = await backend.ask('currency');
    const { currency } = LOCALE_FACTS[backend.locale];
    if (data.USD !== 1) yield `a dollar is ${data.USD} dollars`;
    if (!CURRENCIES.includes(currency) || !data[currency])
      yield `there is no rate of ${currency}, which this host shows`;
  },
};
