import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { layOutShop } from '../../scripts/new-shop/lay-out.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import { startThrowawaySite, type ThrowawaySite } from './throwaway.ts';

/** The languages of the shop. */
export const OWN_LOCALES = ['ru', 'en'] as const;

/** Name of the shop. */
export const OWN_NAME = { ru: 'Часы на холме', en: 'Hilltop Watches' } as const;

/** Address of its staff for letters about requests. */
export const OWN_STAFF = 'staff@hilltop.test';

/** Sections of the shop: no accessories. */
export const OWN_SECTIONS: readonly CatalogType[] = ['clock', 'jewelry', 'art'];

/** Its items, one of which belongs to the disabled section. */
const STOCK = `number,section,brand,model,reference,condition,price,currency,city,gender,type,colour,technique,title_ru,title_en
HT-1,watches,Rolex,Submariner,126610LN,perfect,12500,USD,riverside,men,,,,,
HT-2,watches,Omega,Speedmaster,31030425001002,natural_wear,6400,USD,harbour,men,,,,,
HT-3,jewellery,Cartier,Love,,perfect,2400,USD,riverside,,ring,,,,
HT-4,arts,Rolex,,,perfect,900,USD,harbour,,,,,Вид с холма,A view from the hill
HT-5,accessories,Hermes,Kelly,,perfect,9000,USD,harbour,,bag,,,,
`;

/** Photographs by file name, with the hue of each. */
const PHOTOGRAPHS = { 'HT-1-1.jpg': 30, 'HT-1-2.jpg': 120, 'HT-3-1.jpg': 240 } as const;

/** A running shop with its own content. */
export interface OwnShop extends ThrowawaySite {
  /** Its content folder. */
  content: string;
  /** Folder of the letters that it has sent. */
  outbox: string;
  /** Runs an operator's command, which must succeed. */
  run(script: 'stock' | 'publish', ...args: string[]): Promise<string>;
}

/**
 * Makes a folder as `npm run new-shop` does, renames the shop, switches a section off, starts a site in two
 * languages, and imports items with photographs as its staff does.
 */
export async function startOwnShop(): Promise<OwnShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'own-site-'));
  const content = path.join(folder, 'content');
  await layOutShop(content);
  await changeJson(path.join(content, 'shop.json'), (shop) => ({
    ...shop,
    name: OWN_NAME,
    sections: OWN_SECTIONS,
  }));
  const site = await startThrowawaySite(
    { DEMO_DATA: 'none', LOCALES: OWN_LOCALES.join(), CONTENT_DIR: content, STAFF_EMAIL: OWN_STAFF },
    { data: 'tables' },
  );
  const run: OwnShop['run'] = async (script, ...args) => {
    const options = { env: site.env, maxBuffer: 16 * 1024 ** 2 };
    const { stdout } = await promisify(execFile)(process.execPath, [fileOf(`scripts/${script}.ts`), ...args], options); // prettier-ignore
    return stdout;
  };
  const stop = async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const [name, hue] of Object.entries(PHOTOGRAPHS)) {
      await writeFile(path.join(folder, name), await cameraPhotograph({ width: 750, height: 1000 }, hue));
    }
    const file = path.join(folder, 'stock.csv');
    await writeFile(file, STOCK);
    await run('stock', 'import', file, '--photos', folder);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...site, content, outbox: path.join(site.env.DATA_DIR ?? '', 'outbox'), run, stop };
}

/** Changes a file of the content folder. */
export async function changeJson<Value extends object>(
  file: string,
  change: (value: Value) => object,
): Promise<void> {
  const value = JSON.parse(await readFile(file, 'utf8')) as Value;
  await writeFile(file, `${JSON.stringify(change(value), null, 2)}\n`);
}
