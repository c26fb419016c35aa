import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { fillDatabase } from '@tourbillon/backend/demonstration/fill-database.ts';
import { loadDemonstration } from '@tourbillon/backend/demonstration/load-demonstration.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { type Backend, startBackend } from '@tourbillon/backend/start-backend.ts';
import { svgFaults } from '@tourbillon/demonstration/samples/svg-faults.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import { attackDesk } from '../trials/hostile/attack-desk.ts';
import { putInitialData } from '../site/initial-data.ts';
import { ask } from './ask.ts';
import { deskSteps } from './desk-steps.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'empty-shop-'));
const contentFolder = path.join(folder, 'content');
let backend: Backend;

beforeAll(async () => {
  await putInitialData('texts', folder);
  cpSync(CONTENT_FOLDER, contentFolder, { recursive: true });
  backend = await startBackend({
    port: 0,
    dataDir: folder,
    // A copy: calls of the desk may write to it.
    contentFolder,
    demonstration: false,
    log: pino({ level: 'silent' }),
    checkResponses: true,
  });
}, 120_000);
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an empty shop has no goods, people, reviews or tickets', async () => {
  const { database } = backend;
  const { items, collections, pledgeTickets } = schema;
  for (const table of [items, collections, pledgeTickets]) expect(await database.$count(table)).toBe(0);
  expect((await ask(backend.url, 'en', 'experts', {})).data).toEqual([]);
  expect((await ask(backend.url, 'en', 'video', { page: 1 })).data).toEqual([]);
});

test('it knows the brands of the project, the cities and rates of its content, and no invented author', async () => {
  const brands = await backend.database.select().from(schema.brands);
  expect(brands.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['rolex', 'cartier', 'hermes']));
  expect(brands.filter(({ sections }) => sections.join() === 'art')).toEqual([]);
  expect(await backend.database.$count(schema.cities)).toBeGreaterThan(10);
  const rates = await backend.database.select().from(schema.currencyRates);
  expect(rates.map(({ code }) => code).sort()).toEqual(['RUB', 'UAH', 'USD', 'UZS']);
});

test.each([...LISTS.keys()])('the list %s is empty in four languages', async (url) => {
  for (const locale of LOCALES) {
    expect(await ask(backend.url, locale, 'catalogue', { url })).toMatchObject({ items: [] });
  }
});

test('texts have plain covers, and no author who is not there', async () => {
  const { data } = await ask(backend.url, 'en', 'articles', { per_page: 100 });
  expect(data.length).toBeGreaterThan(20);
  const shown = new Set(data.map(({ author }) => author));
  expect([...shown].filter((author) => /^[a-z-]+$/.test(author))).toEqual([]);
  expect(data.filter(({ picture_alt }) => picture_alt !== '')).toEqual([]);
  for (const { picture } of data.slice(0, 3)) {
    const reply = await fetch(`${backend.url}/en/media/${picture?.src}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(svgFaults(await reply.text())).toEqual([]);
  }
});

test('no text has a drawing within it that nothing draws', async () => {
  const { articles } = schema;
  const drawn = (await backend.database.select().from(articles)).filter(({ html }) =>
    html.includes('"cover/text/'),
  );
  expect(drawn.length).toBeGreaterThan(0);
  for (const { slug } of drawn) {
    const { data } = await ask(backend.url, 'ru', 'article', { slug });
    expect(data.html).not.toContain('cover/text/');
  }
});

test('a famous watch has a silhouette', async () => {
  const { data } = await ask(backend.url, 'uz', 'famousWatches', {});
  const reply = await fetch(`${backend.url}/uz/media/${data[0]?.picture.src}`);
  expect(svgFaults(await reply.text())).toEqual([]);
});

test('an item of its own without a photograph has one silhouette, and states no view', async () => {
  const [brand] = await backend.database.select().from(schema.brands).where(eq(schema.brands.slug, 'rolex'));
  const { items } = schema;
  await backend.database.insert(items).values({
    id: 1,
    catalogType: 'clock',
    url: 'rolex-1',
    stock: 'current',
    brandId: brand?.id ?? 0,
    condition: 'perfect',
    availability: 'in_stock',
    cities: ['moscow'],
    specials: [],
    insertions: [],
    functions: [],
    isPromo: false,
    isVip: false,
    preciousStones: false,
    limited: false,
    publishedAt: new Date('2026-11-01'),
    updatedAt: new Date('2026-11-01'),
  });
  const { item } = await ask(backend.url, 'en', 'detail', { catalogType: 'clock', itemUrl: 'rolex-1' });
  expect(item.pictures).toHaveLength(1);
  expect(item.pictures[0]).not.toHaveProperty('view');
  const reply = await fetch(`${backend.url}/en/media/${item.pictures[0]?.src}`);
  expect(svgFaults(await reply.text())).toEqual([]);
});

test('made-up goods never come into a database that began without them', async () => {
  const { database } = backend;
  const found = await loadDemonstration(database, true);
  expect(found).toBeUndefined();
  await fillDatabase(database, found, () => undefined);
  expect(await database.$count(schema.items)).toBeLessThanOrEqual(1);
});

test('no call of the desk ends in a 5xx or shows the inside, whatever an owner sends', async () => {
  const { token } = await deskSteps(() => backend).colleague('hostile@desk.test', 'owner');
  expect(await attackDesk({ base: `${backend.url}/desk`, each: 12, token })).toEqual([]);
});
