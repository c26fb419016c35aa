import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { type Backend, startBackend } from '@tourbillon/backend/start-backend.ts';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { layOutShop } from '../../scripts/new-shop/lay-out.ts';
import { ask, askRaw } from './ask.ts';
import { SHOP_NAME } from './shop-name.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'own-shop-'));
const content = path.join(folder, 'content');
const errors: string[] = [];
let backend: Backend;

beforeAll(async () => {
  vi.stubEnv('LOCALES', 'ru,en');
  await layOutShop(content);
  backend = await startBackend({
    port: 0,
    dataDir: path.join(folder, 'data'),
    contentFolder: content,
    demonstration: false,
    log: pino({ level: 'error' }, { write: (line: string) => void errors.push(line) }),
    checkResponses: true,
  });
}, 120_000);
afterAll(async () => {
  await backend.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('a shop of one’s own in a folder', () => {
  test('every file of a new folder is taken in', () => {
    expect(errors).toEqual([]);
  });

  test.each([
    ['ru', 'Мой ломбард', 'riverside', ['Приречный', 'Гаваньск']],
    ['en', 'My Pawnshop', 'harbour', ['Harbour', 'Riverside']],
  ] as const)('%s: its name, %s, and its two cities, %s first', async (locale, name, first, cities) => {
    const main = await ask(backend.url, locale, 'mainData');
    expect(main.shop.name).toBe(name);
    expect(main.default_city).toBe(first);
    expect(main.cities.map(({ title }) => title)).toEqual(cities);
    expect(main.shop.entities).toHaveLength(2);
    for (const { alias } of main.cities) {
      expect((await ask(backend.url, locale, 'contacts', { city: alias })).data.offices).toHaveLength(1);
      expect((await ask(backend.url, locale, 'document', { city: alias })).data.tariffs?.currency).toBe(
        'RUB',
      );
    }
  });

  test('languages that LOCALES leaves out are not answered', async () => {
    expect((await askRaw(backend.url, 'uz', 'mainData', {})).status).toBe(404);
    expect((await askRaw(backend.url, 'ua', 'mainData', {})).status).toBe(404);
  });

  test('texts name the shop by its own name', async () => {
    const { data } = await ask(backend.url, 'en', 'seoPage', { param: 'about' });
    expect(data.title).toBe('About My Pawnshop');
    expect(data.html).toContain('Second Company LLC');
    expect(data.html).toContain('Harbour, Riverside');
  });

  test('nothing in it is the demonstration’s: no name, city, phone, mailbox or person', async () => {
    const { articles, cities, contentDocuments, faq, pages, services } = schema;
    const tables = [articles, cities, contentDocuments, faq, pages, services];
    const rows = (await Promise.all(tables.map((table) => backend.database.select().from(table)))).flat();
    // A tourbillon and Moscow are words of watchmaking and of history there.
    const said = rows.filter((row) => !('name' in row && /^(glossary|famous)/.test(String(row.name))));
    expect(said.length).toBeGreaterThan(100);
    const text = JSON.stringify(said);
    expect(traces().filter((trace) => text.includes(trace))).toEqual([]);
  });

  test('every menu item leads to a list, a service or a text that is there', async () => {
    const { data } = await ask(backend.url, 'ru', 'menuList');
    const slugs = data.flatMap(({ url }) => /^article\/([^/]+)\/$/.exec(url)?.[1] ?? []);
    for (const slug of slugs) await ask(backend.url, 'ru', 'article', { slug });
    expect(data.filter(({ url }) => /^(experts|reviews|video|news)/.test(url))).toEqual([]);
  });
});

/** What only the demonstration shop has: names, cities, streets, numbers, people. */
function traces(): string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  type Words = Record<string, string>;
  const contacts = read(path.join(CONTENT_FOLDER, 'contacts.json')) as {
    cities: { city: Words; phone_header: string; phone_link: string; email: string }[];
  };
  const shop = read(path.join(CONTENT_FOLDER, 'shop.json')) as { entities: { name: Words }[] };
  const experts = read(path.join(demonstration.contentFolder, 'experts.json')) as {
    name: Words;
    slug: string;
  }[];
  return [
    ...Object.values(SHOP_NAME),
    ...shop.entities.flatMap(({ name }) => Object.values(name)),
    ...contacts.cities.flatMap(({ city, phone_header, phone_link, email }) => [
      ...LOCALES.flatMap((locale) => city[locale] ?? []),
      phone_header,
      phone_link.replace('tel:', ''),
      email,
    ]),
    ...experts.flatMap(({ name, slug }) => [slug, ...Object.values(name)]),
    '0000002004',
    'демонстра',
    'for demonstration',
    'demonstration shop',
    'namoyish',
  ];
}
