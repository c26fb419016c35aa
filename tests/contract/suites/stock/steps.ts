import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { schema } from '@tourbillon/backend/database/database.ts';
import { openStockAccess } from '@tourbillon/backend/staff/stock-access.ts';
import { mistakeLine } from '@tourbillon/backend/stock/stock.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../../ask.ts';

const { items } = schema;

/** The backend looks for changes every second. */
export const WAIT = { timeout: 20_000 };

/** The columns that the files of these tests have. */
export const HEADER =
  'number,section,brand,collection,model,reference,condition,price,discount_price,currency,city';

/** A watch and a piece of jewellery, which the tests add, change, sell and photograph one after another. */
export const TWO = [
  HEADER,
  'ST-1,watches,Ролекс,Sea-Test,Submariner,126610LN,perfect,12500,,USD,moscow',
  'ST-2,jewellery,cartier,Love,Love,,Новое,1250000,1000000,RUB,Самара',
].join('\n');

/** What the tests of stock files do. */
export type StockSteps = ReturnType<typeof stockSteps>;

/** Steps with a backend. @param dataDir of the backend. */
export function stockSteps(backend: () => Backend, dataDir: string) {
  const access = () => openStockAccess({ backend: backend().url, dataDir });
  let stages = 0;
  /** Imports a file; says what became of it and what was wrong. */
  const bring = async (
    file: string,
    { photos, ...order }: { photos?: Record<string, Buffer>; dryRun?: boolean; addBrands?: boolean } = {},
  ) => {
    stages += 1;
    const stage = `stock-${String(stages).padStart(16, '0')}`;
    const folder = join(dataDir, stage);
    mkdirSync(folder);
    writeFileSync(join(folder, 'stock.csv'), file);
    if (photos) mkdirSync(join(folder, 'photos'));
    for (const [name, bytes] of Object.entries(photos ?? {})) {
      writeFileSync(join(folder, 'photos', name), bytes);
    }
    const mistakes: string[] = [];
    const report = {
      mistake: (mistake: Parameters<typeof mistakeLine>[0]) => void mistakes.push(mistakeLine(mistake)),
      progress: () => undefined,
    };
    const totals = await (
      await access()
    ).import({ stage, dryRun: false, addBrands: false, ...order }, report);
    rmSync(folder, { recursive: true });
    return { totals: Object.values(totals).join(' '), mistakes };
  };
  const rowOf = async (number: string) => {
    const [row] = await backend().database.select().from(items).where(eq(items.number, number));
    if (!row) throw new Error(`no ${number}`);
    return row;
  };
  const place = async () => (await ask(backend().url, 'ru', 'changes')).cursor;
  const changesSince = async (since: string) =>
    (await ask(backend().url, 'ru', 'changes', { since })).data.length;
  return { backend, access, bring, rowOf, place, changesSince };
}
