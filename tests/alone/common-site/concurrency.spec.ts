import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { LOCALE_FACTS, type Locale, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask, type Reply } from '../../site/ask.ts';
import { wrongLetters } from '../../site/letters.ts';
import { visibleText } from '../../site/visible-text.ts';

/** A hundred addresses for each host: prerendered ones, and ones that the first request renders. */
const PATHS = Array.from({ length: 100 }, (_, index) =>
  index % 4 === 0 ? '/about/' : `/clocks_today/?page=${(index % 60) + 1}`,
);

test('400 concurrent requests over four hosts, no page in the wrong language', async () => {
  const asked = PATHS.flatMap((path) => LOCALES.map((locale) => ({ locale, path })));
  const replies = await Promise.all(
    asked.map(async ({ locale, path }) => ({ locale, path, reply: await askUntilServed(locale, path) })),
  );
  expect(replies).toHaveLength(400);
  for (const { locale, path, reply } of replies) {
    const { lang } = LOCALE_FACTS[locale];
    expect(reply.status, `${locale} ${path}`).toBe(200);
    expect(reply.text, `${locale} ${path}`).toContain(`<html lang="${lang}"`);
  }
  // Checking the texts takes longer than serving the pages, so one page of each kind and host is enough.
  for (const { locale, path, reply } of replies.slice(0, 32)) {
    expect(
      wrongLetters(visibleText(reply.text, LOCALE_FACTS[locale].lang), locale),
      `${locale} ${path}`,
    ).toBe('');
  }
});

/**
 * Repeats a request after `Retry-After` when a page cannot be rendered at once. That response is in the language
 * of the host as well.
 */
async function askUntilServed(locale: Locale, path: string): Promise<Reply> {
  for (;;) {
    const reply = await ask(locale, path);
    if (reply.status !== 503) return reply;
    expect(reply.text, `${locale} ${path}`).toContain(`<html lang="${LOCALE_FACTS[locale].lang}"`);
    const after = reply.headers['retry-after'];
    expect(after, `${locale} ${path}`).toMatch(/^\d+$/);
    await wait(Number(after) * 1000);
  }
}
