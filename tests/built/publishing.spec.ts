import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { sign } from '@tourbillon/domain/contract/body-signature.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { previewPath } from '@tourbillon/domain/contract/preview-link.ts';
import { ask } from '../site/ask.ts';
import { copyOfBuild } from '../site/copy-of-build.ts';
import { differingPages } from '../site/differing-pages.ts';
import { type PublishingSite, startSecondStorefront, startPublishingSite } from '../site/publishing-site.ts';
import { shopDay } from '../site/shop-day.ts';

/** An article that few pages show, of a type with less than a page of articles. */
const SLUG = 'chto-menyaet-cenu-chasov';
const LIST = '/article/?type=4';
const ARTICLE = `/article/${SLUG}/`;
const FILE = (locale: Locale) => `articles/${SLUG}/${locale}.md`;
const titled = (title: string) => (text: string) => text.replace(/^title: .*/m, `title: ${title}`);

let running: PublishingSite | undefined;
const site = () => {
  if (!running) throw new Error('the site has not started');
  return running;
};
const see = (locale: Locale, path: string, port = site().port) =>
  ask(locale, path, { port, host: new URL(site().origins[locale]).host });

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  running = await startPublishingSite();
});
test.afterAll(() => running?.stop());

test('architecture §3 publishing: a changed text is live on four hosts, and nothing else is made again', async () => {
  const before = await see('ru', '/about/');
  for (const locale of LOCALES) await site().edit(FILE(locale), titled(`New ${locale}`));
  const { code, output } = await site().publish();
  expect(code, output).toBe(0);
  for (const locale of LOCALES) {
    for (const path of [ARTICLE, LIST]) {
      expect((await see(locale, path)).text, `${locale} ${path}`).toContain(`New ${locale}`);
    }
  }
  // Only the first forty addresses are printed, and which host comes first is not given.
  expect(output).toMatch(/^4 files published:[\s\S]*\n\d+ pages renewed[\s\S]*\/article\//);
  expect(output).not.toContain('/about/');
  expect((await see('ru', '/about/')).headers.etag).toBe(before.headers.etag);
});

test('architecture §3 publishing: compressed forms are of the new page', async () => {
  const plain = await see('uz', ARTICLE);
  for (const encoding of ['br', 'gzip']) {
    const { headers, text } = await ask('uz', ARTICLE, {
      port: site().port,
      host: new URL(site().origins.uz).host,
      headers: { 'Accept-Encoding': encoding },
    });
    expect([headers['content-encoding'], text]).toEqual([encoding, plain.text]);
  }
});

test('architecture §3 publishing: a broken file is named with its line, its page stays, the others are published', async () => {
  await site().edit(FILE('ru'), (text) =>
    titled('Broken')(text).replace(/^published: .*/m, 'published: soon'),
  );
  await site().edit(FILE('en'), titled('Not broken'));
  const { code, output } = await site().publish();
  expect(code).toBe(1);
  expect(output).toMatch(
    /articles\/chto-menyaet-cenu-chasov\/ru\.md:\d+ "published": a date is YYYY-MM-DD, and not "soon"/,
  );
  expect((await see('ru', ARTICLE)).text).toContain('New ru');
  expect((await see('en', ARTICLE)).text).toContain('Not broken');
  await site().edit(FILE('ru'), (text) => text.replace('published: soon', 'published: 2026-10-26'));
  expect((await site().publish()).code).toBe(0);
});

test('architecture §3 publishing: a new piece has a page and stands in lists; one that is taken out is not found', async () => {
  let source = '';
  await site().edit(FILE('ru'), (text) => (source = text));
  expect((await see('uz', '/article/brand-new/')).status).toBe(404);
  const newest = source.replace(/^published: .*/m, `published: ${shopDay()}`);
  await site().edit('articles/brand-new/ru.md', () => titled('Brand new piece')(newest));
  await site().order();
  // An article without a translation is shown in Russian (decision 30).
  for (const locale of LOCALES) {
    expect((await see(locale, '/article/brand-new/')).status).toBe(200);
    expect((await see(locale, '/article/')).text).toContain('Brand new piece');
  }
  await site().remove('articles/brand-new');
  await site().order();
  expect((await see('uz', '/article/brand-new/')).status).toBe(404);
  expect((await see('uz', '/article/')).text).not.toContain('Brand new piece');
});

test('architecture §3 preview: an unpublished piece is seen under a signed link for a time, and nowhere else', async () => {
  let source = '';
  await site().edit(FILE('uz'), (text) => (source = text));
  const asDraft = titled('A draft piece')(source).replace(/^title/m, 'draft: true\ntitle');
  await site().edit('articles/secret-draft/uz.md', () => asDraft);
  await site().edit('articles/of-the-future/uz.md', () =>
    titled('A later piece')(source).replace(/^published: .*/m, 'published: 2999-01-01'),
  );
  const { output } = await site().publish();
  expect(output).toContain('of-the-future (published on 2999-01-01)');
  const link = new RegExp(`${site().origins.uz}(/preview/article/secret-draft/\\S+)`).exec(output)?.[1] ?? '';

  const shown = await see('uz', link);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('A draft piece');
  expect(shown.text).toContain('<meta name="robots" content="noindex');
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await site().edit('articles/secret-draft/uz.md', titled('A better draft'));
  await site().order();
  expect((await see('uz', link)).text, 'never kept').toContain('A better draft');

  const draft = { kind: 'article', slug: 'secret-draft' } as const;
  const old = previewPath(site().secret, 'uz', draft, Date.now() - 8 * 24 * 3_600_000);
  const refused = [
    old,
    link.slice(0, -1),
    link.replace('until=1', 'until=2'),
    '/preview/article/secret-draft/',
  ];
  for (const address of refused) expect((await see('uz', address)).status, address).toBe(404);
  expect((await see('ru', link)).status, 'of another host').toBe(404);
  expect((await see('uz', '/article/secret-draft/')).status).toBe(404);
  expect((await see('uz', '/article/')).text).not.toContain('A better draft');
  expect((await see('uz', '/search/?q=better+draft')).text).not.toContain('/article/secret-draft/');

  await site().edit('articles/secret-draft/uz.md', (text) => text.replace('draft: true\n', ''));
  await site().order();
  expect((await see('uz', '/article/secret-draft/')).status).toBe(200);
  expect((await see('uz', link)).headers.location).toBe('/article/secret-draft/');
});

test('architecture §3 preview: any text of the desk is seen on its page, under a signed link alone', async () => {
  const link = (word: string, locale: Locale = 'uz') =>
    previewPath(site().secret, locale, { kind: 'text', slug: word }, Date.now());
  for (const [word, place] of [
    ['services.zalog-chasov', '/uslugi/zalog-chasov/'],
    ['pages.about', '/about/'],
    ['menu', '/'],
    ['tariffs', '/loan/'],
  ] as const) {
    const shown = await see('uz', link(word));
    const title = (text: string) => /<title>(.*?)<\/title>/.exec(text)?.[1];
    expect([word, shown.status, title(shown.text)]).toEqual([
      word,
      200,
      title((await see('uz', place)).text),
    ]);
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect((await see('ru', link(word))).status, 'of another host').toBe(404);
    expect((await see('uz', `/preview/text/${word}/`)).status).toBe(404);
  }
  expect((await see('uz', link('shop'))).status).toBe(404);
  expect((await see('uz', link('services.none'))).status).toBe(404);
});

test('architecture §3 POST /api/publish takes signed orders, each once, and says what became of the pages', async () => {
  const body = JSON.stringify({ nonce: 'one' });
  const order = (signed: { timestamp: string; signature: string }, sent = body) =>
    ask('ru', '/api/publish', {
      port: site().port,
      host: new URL(site().origins.ru).host,
      method: 'POST',
      body: sent,
      headers: { 'X-Publish-Timestamp': signed.timestamp, 'X-Publish-Signature': signed.signature },
    });
  const { secret } = site();
  await site().edit(FILE('ua'), titled('By order'));
  const good = sign(secret, body, Date.now());
  expect((await order(sign('guess', body, Date.now()))).status, 'forged').toBe(403);
  expect((await order(sign(secret, body, Date.now() - 400_000))).status, 'late').toBe(403);
  expect((await order(good, JSON.stringify({ nonce: 'two' }))).status, 'of another body').toBe(403);
  expect((await see('ua', ARTICLE)).text).not.toContain('By order');
  const taken = await order(good);
  expect(taken.status).toBe(200);
  expect(JSON.parse(taken.text)).toMatchObject({
    imported: [{ changed: [FILE('ua')], broken: [] }],
    renewed: expect.arrayContaining([`ua:${ARTICLE}`]) as string[],
    failed: [],
  });
  expect((await see('ua', ARTICLE)).text).toContain('By order');
  expect((await order(good)).status, 'sent again').toBe(403);
  expect((await see('ru', '/api/publish')).status, 'read').toBe(404);
});

test('architecture §3 a storefront that was down catches up by itself; without a secret it takes no orders', async () => {
  const dist = await copyOfBuild(site());
  try {
    await site().edit(FILE('en'), titled('While it was down'));
    await site().order();
    const beside = await startSecondStorefront(site(), dist, { DATA_DIR: dist });
    try {
      const text = async () => (await see('en', ARTICLE, beside.port)).text;
      await expect.poll(text, { intervals: [100] }).toContain('While it was down');
      const order = { port: beside.port, host: new URL(site().origins.en).host, method: 'POST' };
      expect((await ask('en', '/api/publish', order)).status).toBe(404);
    } finally {
      await beside.stop();
    }
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
});

const lengthened = (text: string) => `${text.trimEnd()}\n\nOne more paragraph.\n`;
/** Every text in four languages, each with an added mark. */
const marked = (text: string) => text.replace(/("(?:ru|en|ua|uz|question)": ")/g, '$1· ');

test('architecture §3 after two changes no page differs from what it would be if it were made again', async () => {
  // Everything except the frame; then one article in one language, which affects a few pages of one host. If
  // the first order misses pages, the second order must not hide that.
  const rounds: [file: string, change: (text: string) => string][][] = [
    [
      ['services/zalog-chasov/ru.md', (text) => titled('Another service')(lengthened(text))],
      ['pages/about/ru.md', lengthened],
      ['faq/ru.json', marked],
      ...['terms', 'covers', 'experts', 'advantages', 'actions', 'seo', 'reviews', 'videos'].map(
        (name): [string, (text: string) => string] => [`${name}.json`, marked],
      ),
    ],
    [[FILE('ru'), (text) => titled('Another')(lengthened(text))]],
  ];
  for (const changes of rounds) {
    for (const [file, change] of changes) await site().edit(file, change);
    // An order ends after a time limit and reports the remaining pages; on a slow machine another order
    // follows.
    await expect.poll(() => site().order(), { timeout: 60_000 }).toMatchObject({ failed: [], waiting: 0 });
  }
  expect(await differingPages(site())).toEqual([]);
});
