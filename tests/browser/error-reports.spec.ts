import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { startAlteredStorefront } from '../site/altered-backend.ts';
import { ask } from '../site/ask.ts';
import { type SentryIngest, startSentryIngest } from '../site/sentry-ingest.ts';
import { expect, test } from './visitor.ts';

test('architecture §4 without SENTRY_DSN the site has nothing to report to and asks nobody', async () => {
  expect((await ask('ru', '/about/')).text).not.toContain('data-reports');
  const reply = await ask('ru', '/api/report', { method: 'POST', body: '{}\n{"type":"event"}\n{}' });
  expect(reply.status).toBe(404);
});

/** Run after the browser has closed: a storefront waits for unused connections of browsers. */
const stops: (() => Promise<unknown>)[] = [];
test.afterAll(async () => {
  for (const stop of stops) await stop();
});

test('§7 D72 errors reach Sentry: of pages always, of the browser with the visitor’s leave, all without what is theirs', async ({
  page,
  console: consoleErrors,
}) => {
  const ingest = await startSentryIngest();
  const originOf = (locale: string, port: number) => `http://${locale}.localhost:${port}`;
  const site = await startAlteredStorefront({ '/services/list': { data: 'no list' } }, (port) => ({
    ...Object.fromEntries(
      LOCALES.map((locale) => [`SITE_URL_${locale.toUpperCase()}`, originOf(locale, port)]),
    ),
    SENTRY_DSN: ingest.dsn,
    LOG_LEVEL: 'error',
  }));
  stops.push(site.stop, ingest.stop);
  const t = translator('en');
  const origin = originOf('en', site.port);
  try {
    // A response with a wrong shape is a reported error and never breaks the page (architecture §5).
    await page.goto(`${origin}/?q=anna@example.com`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => ingest.events)
      .toContainEqual(
        expect.objectContaining({
          tags: expect.objectContaining({ program: 'storefront', call: '/services/list' }),
        }),
      );

    // Without consent an error waits; after consent it is sent through the site's own address.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const fail = (words: string) =>
      page.evaluate((text) => setTimeout(() => Promise.reject(new TypeError(text))), words);
    await fail('first of anna@example.com, +7 999 123-45-67');
    await expect.poll(() => consoleErrors.length).toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes('report'))).toEqual([]);
    await page.getByRole('button', { name: t('errorReports.allow') }).click();
    await expect.poll(() => browserReports(ingest)).toEqual(['first of [mail], [phone]']);
    await fail('second');
    await expect.poll(() => browserReports(ingest)).toContain('second');
    expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
    expect(ingest.received).not.toMatch(/anna@|999 123|127\.0\.0\.1(?!:\d+")|HeadlessChrome|user_agent/i);

    // Consent is withdrawn in the privacy policy.
    await page.goto(`${origin}/politika-konfidentcialnosti/`);
    const box = page.getByRole('checkbox', { name: t('errorReports.consent') });
    await expect(box).toBeChecked();
    await box.uncheck();
    asked.length = 0;
    await fail('third');
    await expect.poll(() => consoleErrors.some((line) => line.includes('third'))).toBe(true);
    expect(asked.filter((url) => url.includes('report'))).toEqual([]);
    expect(browserReports(ingest)).not.toContain('third');

    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    const reply = await ask('en', '/api/report', {
      method: 'POST',
      port: site.port,
      host: new URL(origin).host,
      headers: foreign,
    });
    expect(reply.status).toBe(403);
  } finally {
    consoleErrors.length = 0;
  }
});

/** Events that browsers reported. */
function browserReports({ events }: SentryIngest): unknown[] {
  return events
    .filter(({ platform }) => platform === 'javascript')
    .map(({ exception }) => (exception as { values: { value: string }[] }).values.at(-1)?.value);
}
