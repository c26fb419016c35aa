import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/**
 * What is made of several responses of the backend, the latest of each locale. While the responses are the same
 * objects, it is the same object too, so that what was rendered of it stays in the cache. Equal responses are the same
 * object (decision 622).
 */
export class LatestOfResponses<T> {
  readonly #latest = new Map<Locale, { responses: readonly unknown[]; made: T }>();

  /** @param make makes it of the responses and of nothing else: neither of the time nor of a visitor. */
  of(locale: Locale, responses: readonly unknown[], make: () => T): T {
    const latest = this.#latest.get(locale);
    const isSame =
      latest?.responses.length === responses.length &&
      latest.responses.every((response, place) => response === responses[place]);
    if (latest && isSame) return latest.made;
    const made = make();
    this.#latest.set(locale, { responses, made });
    return made;
  }
}
