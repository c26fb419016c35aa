import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { importContent } from '@tourbillon/backend/content-import/import-content.ts';
import { readDocument } from '@tourbillon/backend/content-store/read-document.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { composeMail } from '@tourbillon/backend/mail/compose-letter.ts';
import { readSender } from '@tourbillon/backend/mail/letter-sender.ts';
import { SAMPLES } from '@tourbillon/backend/mail/sample-letters.ts';
import { type Backend, startBackend } from '@tourbillon/backend/start-backend.ts';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { layOutShop } from '../../scripts/new-shop/lay-out.ts';
import { putInitialData } from '../site/initial-data.ts';
import { demonstrationTraces } from '../site/demonstration-traces.ts';
import { ask, askRaw } from './ask.ts';
import { sectionsOfShop } from './sections-of-shop.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'own-shop-'));
const content = path.join(folder, 'content');
const errors: string[] = [];
let backend: Backend;

beforeAll(async () => {
  vi.stubEnv('LOCALES', 'ru,en');
  await layOutShop(content);
  await putInitialData('tables', path.join(folder, 'data'));
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

  test('its own mark and colours', async () => {
    const { look } = (await ask(backend.url, 'ru', 'mainData')).shop;
    expect(look?.mark).toMatch(/^<svg/);
    expect(look?.colours?.light.action).toBe('#1f4b8f');
    expect(look?.colours?.dark.paper).toBe('#0e131b');
  });

  test('a mark or a colour that cannot be shown leaves the last good one, and is named', async () => {
    const publish = () => importContent(backend.database, () => undefined, { folder: content });
    const file = (name: string) => path.join(content, name);
    const good = {
      look: readFileSync(file('look.json'), 'utf8'),
      mark: readFileSync(file('logo.svg'), 'utf8'),
    };
    writeFileSync(file('look.json'), good.look.replace('"muted": "#566070"', '"muted": "#b0b8c4"'));
    writeFileSync(file('logo.svg'), good.mark.replace('<path', '<script>1</script><path'));
    const { broken } = await publish();
    expect(broken.map(({ file: name, line, reason }) => `${name}:${line}: ${reason}`)).toEqual([
      expect.stringMatching(/^logo\.svg:1: <script> may not be in it/),
      expect.stringMatching(/^look\.json:6: .*muted #b0b8c4 on paper #f6f7f9 has a contrast of 1\.8\d/),
      expect.stringMatching(/^look\.json:6: .*muted #b0b8c4 on plate #e9edf2/),
    ]);
    expect((await ask(backend.url, 'ru', 'mainData')).shop.look?.colours?.light.muted).toBe('#566070');
    // Without the files the shop looks like the project again.
    rmSync(file('look.json'));
    rmSync(file('logo.svg'));
    await publish();
    expect((await ask(backend.url, 'ru', 'mainData')).shop.look).toBeNull();
    writeFileSync(file('look.json'), good.look);
    writeFileSync(file('logo.svg'), good.mark);
    expect((await publish()).changed.sort()).toEqual(['logo.svg', 'look.json']);
  });

  test('languages that LOCALES leaves out are not answered', async () => {
    expect((await askRaw(backend.url, 'uz', 'mainData', {})).status).toBe(404);
    expect((await askRaw(backend.url, 'ua', 'mainData', {})).status).toBe(404);
  });

  test('texts name the shop by its own name', async () => {
    const { data } = await ask(backend.url, 'en', 'seoPage', { param: 'about' });
    expect(data.title).toBe('About My Pawnshop');
    expect(data.langs).toEqual(['ru', 'en']);
    expect(data.html).toContain('Second Company LLC');
    expect(data.html).toContain('Harbour, Riverside');
  });

  test('nothing in it is the demonstration’s: no name, city, phone, mailbox or person', async () => {
    const { articles, cities, contentDocuments, faq, pages, services } = schema;
    const tables = [articles, cities, contentDocuments, faq, pages, services];
    const rows = (await Promise.all(tables.map((table) => backend.database.select().from(table)))).flat();
    // On these pages "tourbillon" and "Moscow" are terms of watchmaking and of history.
    const said = rows.filter((row) => !('name' in row && /^(glossary|famous)/.test(String(row.name))));
    expect(said.length).toBeGreaterThan(100);
    const text = JSON.stringify(said);
    expect(demonstrationTraces().filter((trace) => text.includes(trace))).toEqual([]);
  });

  test.each([
    ['ru', 'Мой ломбард'],
    ['en', 'My Pawnshop'],
  ] as const)('its letters of every kind are its own: %s', async (locale, name) => {
    const { origins } = readHosts({ LOCALES: 'ru,en' });
    const zone = (await readDocument(backend.database, 'shop'))?.time_zone ?? '';
    const kinds = Object.entries(SAMPLES) as [keyof typeof SAMPLES, object][];
    for (const [kind, sample] of kinds) {
      for (const city of ['harbour', null]) {
        const sender = await readSender(backend.database, locale, { city }, origins);
        // The samples name a city of the demonstration.
        const values = JSON.stringify(sample)
          .replaceAll(/самар[а-яё]*|samara/gi, city ?? 'riverside')
          .replaceAll('Asia/Tashkent', zone);
        const letter = composeMail(kind, JSON.parse(values) as never, sender);
        const said = [letter.subject, letter.text, letter.html, JSON.stringify(letter.headers)].join('\n');
        expect(
          demonstrationTraces().filter((trace) => said.includes(trace)),
          `${kind} of ${city}`,
        ).toEqual([]);
        expect(letter.html, kind).toContain(name);
      }
    }
  });

  test('every menu item leads to a list, a service or a text that is there', async () => {
    const { data } = await ask(backend.url, 'ru', 'menuList');
    const slugs = data.flatMap(({ url }) => /^article\/([^/]+)\/$/.exec(url)?.[1] ?? []);
    for (const slug of slugs) await ask(backend.url, 'ru', 'article', { slug });
    expect(data.filter(({ url }) => /^(experts|reviews|video|news)/.test(url))).toEqual([]);
  });
});

sectionsOfShop(() => backend, content);
