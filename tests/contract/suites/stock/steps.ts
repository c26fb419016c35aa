import { eq } from 'drizzle-orm';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../../ask.ts';
import { stockImporter } from '../../stock-importer.ts';

const { items } = schema;

/** The backend looks for changes every second. */
export const WAIT = { timeout: 20_000 };

/** Columns in the files of these tests. */
export const HEADER =
  'number,section,brand,collection,model,reference,condition,price,discount_price,currency,city';

/** A watch and a piece of jewellery that the tests add, change, sell and photograph, in this order. */
export const TWO = [
  HEADER,
  'ST-1,watches,Ролекс,Sea-Test,Submariner,126610LN,perfect,12500,,USD,moscow',
  'ST-2,jewellery,cartier,Love,Love,,Новое,1250000,1000000,RUB,Самара',
].join('\n');

/** Actions for the tests of stock files. */
export type StockSteps = ReturnType<typeof stockSteps>;

/** Makes the actions for a backend. @param dataDir of the backend. */
export function stockSteps(backend: () => Backend, dataDir: string) {
  const { access, bring } = stockImporter(backend, dataDir);
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
