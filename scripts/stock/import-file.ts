import { createReadStream } from 'node:fs';
import type { StockAccess } from '@tourbillon/backend/staff/stock-access.ts';
import { isXml } from '@tourbillon/backend/stock/staged-files.ts';
import type { StockImport } from '@tourbillon/backend/stock/stock.ts';
import { onShutdown } from '../processes/shutdown.ts';
import { progressBar } from './progress-bar.ts';
import { printMistake, printTotals } from './print-totals.ts';
import { stageImport } from './stage-import.ts';

/** File and options of an import. */
interface Wish {
  file: string;
  photos: string | undefined;
  dataDir: string;
  order: StockImport;
}

/** Imports a file and prints the result of its rows. @returns the exit code. */
export async function importFile(access: StockAccess, wish: Wish): Promise<number> {
  const { stage, remove } = await stageImport(wish.dataDir, wish);
  onShutdown(remove);
  try {
    const bar = progressBar(await countRows(wish.file));
    const totals = await access.import(
      { stage, ...wish.order },
      {
        mistake(mistake) {
          bar.clear();
          printMistake(mistake);
        },
        progress: (rows) => bar.update(rows),
      },
    );
    bar.clear();
    return printTotals(totals);
  } finally {
    await remove();
  }
}

/** Counts the lines after the header, or the offers: approximately the number of rows. */
async function countRows(file: string): Promise<number> {
  const mark = (await isXml(file)) ? '</offer>' : '\n';
  let rows = 0;
  for await (const part of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    for (let at = part.indexOf(mark); at >= 0; at = part.indexOf(mark, at + 1)) rows += 1;
  }
  return Math.max(1, mark === '\n' ? rows - 1 : rows);
}
