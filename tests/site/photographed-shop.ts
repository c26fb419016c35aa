import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyInitialData } from './template.ts';
import { startThrowawaySite, type ThrowawaySite, throwawayEnvironment } from './throwaway.ts';

/** The watches of the shop, with the number of their photographs. The first has a GTIN. */
export const SHOP_WATCHES = {
  five: { url: 'rolex-submariner-1', model: 'Submariner Date', reference: '126610LN', photographs: 5 },
  many: { url: 'rolex-daytona-2', model: 'Daytona', reference: '116500LN', photographs: 24 },
  none: { url: 'rolex-datejust-3', model: 'Datejust', reference: '16233', photographs: 0 },
} as const;

/** GTIN of the first watch. */
export const SHOP_GTIN = '6291041500213';

/** Path of one of these watches. */
export function pathOfWatch(name: keyof typeof SHOP_WATCHES): string {
  return `/clock/${SHOP_WATCHES[name].url}/`;
}

/** Starts a shop of its own goods, with photographs of a rotated camera, without the demonstration. */
export async function startPhotographedShop(): Promise<ThrowawaySite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'photographed-'));
  const file = path.join(import.meta.dirname, 'fill-photographed-shop.ts');
  await copyInitialData('texts', dataDir);
  const env = { ...throwawayEnvironment(), DEMO_DATA: 'none' };
  await promisify(execFile)(process.execPath, [file, dataDir], { env });
  return startThrowawaySite({ DEMO_DATA: 'none', DATA_DIR: dataDir }, { pages: 'none' });
}
