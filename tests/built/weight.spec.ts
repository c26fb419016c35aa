import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { deskTranslators } from '@tourbillon/desk/messages/index.ts';
import { compress } from '../../src/platform/http/compression.ts';
import { ask } from '../site/ask.ts';
import { SIGN_IN_KINDS, pageKinds, someItem } from '../site/page-kinds.ts';

/**
 * Limits of the resources that block a first visit to a page (architecture §8). Files count as well as bytes: on
 * a slow line each costs a round trip. Bytes are those of the bodies, compressed with brotli.
 */
const MOST = { styles: 1, styleBytes: 15 * 1024, scripts: 4, scriptBytes: 10 * 1024 };

test('architecture §8 no kind of page asks for more files and bytes of style and script than it may', async () => {
  for (const { name, path } of [...(await pageKinds()), ...SIGN_IN_KINDS]) {
    const { text } = await ask('uz', path);
    const styles = await weigh(namesIn(text, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g));
    const scripts = await weigh(namesIn(text, /<script[^>]*\ssrc="([^"]+)"/g));
    expect.soft(styles.files, `stylesheets of ${name}`).toBeLessThanOrEqual(MOST.styles);
    expect.soft(styles.bytes, `bytes of style of ${name}`).toBeLessThan(MOST.styleBytes);
    expect.soft(scripts.files, `scripts of ${name}`).toBeLessThanOrEqual(MOST.scripts);
    expect.soft(scripts.bytes, `bytes of script of ${name}`).toBeLessThanOrEqual(MOST.scriptBytes);
    expect(styles.bytes * scripts.bytes, `${name} has styles and scripts`).toBeGreaterThan(0);
  }
});

test('D705 every kind of page has its first script below the stylesheet, where the parser waits for it', async () => {
  for (const { name, path } of await pageKinds()) {
    const { text } = await ask('uz', path);
    const first = text.search(/<script(?! type="application\/ld\+json")/);
    const stylesheet = text.lastIndexOf('rel="stylesheet"');
    expect(text.slice(first), `first script of ${name}`).toMatch(/^<script>window\.trustedTypes/);
    expect(stylesheet, name).toBeGreaterThan(0);
    expect(first, name).toBeGreaterThan(stylesheet);
  }
});

/**
 * Most kilobytes of HTML of pages, uncompressed, in English: what was reached, and a twentieth (D630). The list has
 * its target, which is less.
 */
const MOST_HTML = {
  'a list': { path: () => '/clocks_today/?price_from=101', kilobytes: 80 },
  'a whole list': { path: () => '/clocks_today/', kilobytes: 92 },
  'a search': { path: () => '/search/?q=rolex', kilobytes: 67 },
  'an item': { path: () => someItem(), kilobytes: 59 },
  home: { path: () => '/', kilobytes: 148 },
};

test('D630 the HTML of lists, items and the home page has no more bytes than it may', async () => {
  for (const [name, { path, kilobytes }] of Object.entries(MOST_HTML)) {
    const { body } = await ask('en', await path());
    test.info().annotations.push({ type: name, description: `${(body.byteLength / 1024).toFixed(1)} KB` });
    expect.soft(body.byteLength / 1024, name).toBeLessThanOrEqual(kilobytes);
    expect(body.byteLength, `${name} is a page`).toBeGreaterThan(20_000);
  }
});

/** Kinds of pages whose headers and HTML come in the first round trip: ten segments of 1,460 bytes (RFC 6928). */
const IN_FIRST_ROUND_TRIP = [
  'an item',
  'article',
  'contacts',
  'about',
  'form of a request',
  'instant estimate',
];
const FIRST_ROUND_TRIP = 14_600;

/** What a compressed response begins with besides the headers of a plain one. */
const HEAD = 'HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n\r\n';

test('architecture §8 a page of one thing comes in one round trip', async () => {
  const kinds = [...(await pageKinds()), { name: 'an item', path: await someItem() }];
  const paths = new Map(kinds.map(({ name, path }) => [name, path]));
  for (const name of IN_FIRST_ROUND_TRIP) {
    const { status, headers, text } = await ask('ru', paths.get(name) ?? '/no-such-kind/');
    expect(status, name).toBe(200);
    const rest = Object.entries(headers).reduce((sum, pair) => sum + pair.join(': \r\n').length, 0);
    // As it is sent once it has been asked for (D690).
    const body = await compress(Buffer.from(text), 'br', 'often');
    expect.soft(HEAD.length + rest + body.byteLength, name).toBeLessThan(FIRST_ROUND_TRIP);
    expect(body.byteLength, name).toBeGreaterThan(5_000);
  }
});

/**
 * Limits of the first load of the desk, with the page Today and the texts of one language: brotli bytes, and files,
 * of which a browser loads six at a time over HTTP/1.1.
 */
const MOST_OF_DESK = { bytes: 310 * 1024, files: 16 };

test('the desk loads no more for its first screen than it may, and the texts of one language', () => {
  const built = 'dist/desk';
  const page = readFileSync(path.join(built, 'index.html'), 'utf8');
  const linked = namesIn(page, /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g);
  const texts = readdirSync(path.join(built, 'assets')).filter((name) =>
    /^desk-(ru|en|ua|uz)-.*\.js$/.test(name),
  );
  const weightOf = (name: string) => statSync(path.join(built, `${name}.br`)).size;
  const widest = Math.max(...texts.map((name) => weightOf(`assets/${name}`)));
  expect(texts).toHaveLength(4);
  expect(linked.length + 1).toBeLessThanOrEqual(MOST_OF_DESK.files);
  expect(linked.reduce((sum, name) => sum + weightOf(name), widest)).toBeLessThan(MOST_OF_DESK.bytes);
  // Texts of every language would be in a chunk of the application.
  const application = linked.map((name) => readFileSync(path.join(built, name), 'utf8')).join('');
  expect(application).not.toContain(deskTranslators.uz('access.logInTitle'));
});

/** Measures files and all their static imports. */
async function weigh(names: string[]): Promise<{ files: number; bytes: number }> {
  const found = new Set(names);
  let bytes = 0;
  for (const name of found) {
    const { body, text } = await ask('uz', name, { headers: { 'Accept-Encoding': 'br' } });
    bytes += body.byteLength;
    const imported = namesIn(text, /(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g);
    for (const one of imported) found.add(new URL(one, `http://site${name}`).pathname);
  }
  return { files: found.size, bytes };
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
