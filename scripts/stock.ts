// npm run stock: the shop's own goods, on a running site or a stopped one:
//   npm run stock -- template [FILE.csv]                the columns, for the file that the shop fills in
//   npm run stock -- import FILE.csv [--photos FOLDER]  adds and changes pieces by their stock numbers
//   npm run stock -- import FILE.csv --dry-run          says what it would do
//   npm run stock -- import FILE.csv --add-brands       with brands that the shop does not know yet
//   npm run stock -- export FILE.csv                    all of it, in the same columns
//   npm run stock -- set A-1001 price=12500             changes fields of one piece
//   npm run stock -- set A-1001 availability=sold sold_price=12000
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Problem as BackendProblem } from '@tourbillon/backend/errors/operator-problem.ts';
import { openStockAccess, type StockAccess } from '@tourbillon/backend/staff/stock-access.ts';
import { stockTemplate } from '@tourbillon/backend/stock/stock.ts';
import { Problem } from './bootstrap/problem.mjs';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';
import { exportFile } from './stock/export-file.ts';
import { importFile } from './stock/import-file.ts';
import { setPiece } from './stock/set-piece.ts';

const USAGE =
  'npm run stock -- template | import FILE.csv [--photos FOLDER] [--dry-run] [--add-brands] | export FILE.csv | set NUMBER FIELD=VALUE…';

runScript(async () => {
  const { values, positionals } = parseArgs({
    options: {
      photos: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'add-brands': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [command, first, ...rest] = positionals;
  if (command === 'template') {
    if (first) await writeFile(first, stockTemplate());
    else process.stdout.write(stockTemplate());
    return 0;
  }
  if (!first || !['import', 'export', 'set'].includes(command ?? '')) throw new Problem(USAGE);
  const { dataDir, databaseUrl, backendPort } = readSettings();
  const settings = { backend: `http://127.0.0.1:${backendPort}`, dataDir, databaseUrl };
  const access = await openAccess(settings);
  try {
    if (command === 'import') {
      const order = { dryRun: values['dry-run'], addBrands: values['add-brands'] };
      return await importFile(access, { file: first, photos: values.photos, dataDir, ...order });
    }
    if (command === 'export') return await exportFile(access, first);
    return await setPiece(access, first, rest);
  } finally {
    await access.close();
  }
});

async function openAccess(settings: Parameters<typeof openStockAccess>[0]): Promise<StockAccess> {
  try {
    return await openStockAccess(settings);
  } catch (error) {
    if (error instanceof BackendProblem) throw new Problem(error.message);
    throw error;
  }
}
