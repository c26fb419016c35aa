// npm run stock: the shop's own goods, on a running site or a stopped one:
//   npm run stock -- template [FILE.csv]                the columns, for the file that the shop fills in
//   npm run stock -- import FILE [--photos FOLDER]      adds and changes pieces by their stock numbers: CSV or YML
//   npm run stock -- import FILE --dry-run              says what it would do
//   npm run stock -- import FILE --add-brands           with brands that the shop does not know yet
//   npm run stock -- import FILE --missing archive      what the file lacks goes into the archive
//   npm run stock -- import FILE.yml --language en      the language of the texts of a price list
//   npm run stock -- export FILE.csv [--photos FOLDER]  all of it, in the same columns
//   npm run stock -- set A-1001 price=12500             changes fields of one piece
//   npm run stock -- set A-1001 availability=sold sold_price=12000
import { writeFile } from 'node:fs/promises';
import { isRunning } from '@tourbillon/backend/staff/running-backend.ts';
import { openStockAccess, type StockAccess } from '@tourbillon/backend/staff/stock-access.ts';
import { isLocale, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { asProblem } from './processes/as-problem.ts';
import { Problem } from './bootstrap/problem.mjs';
import { readCommandLine, refuseMore } from './processes/command-line.ts';
import { operatorPath } from './processes/operator-path.ts';
import { requireDatabase } from './processes/require-database.ts';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';
import { usageOf } from './processes/usage.ts';
import { exportFile } from './stock/export-file.ts';
import { importFile } from './stock/import-file.ts';
import { setPiece } from './stock/set-piece.ts';

const OPTIONS = {
  photos: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'add-brands': { type: 'boolean', default: false },
  missing: { type: 'string', default: 'keep' },
  language: { type: 'string' },
} as const;

runScript(async () => {
  const { values, words } = readCommandLine(OPTIONS, Infinity);
  const [command, first, ...rest] = words;
  if (command !== 'set') refuseMore(words, 2);
  if (command === 'template') {
    const { stockTemplate } = await import('@tourbillon/backend/stock/stock-template.ts');
    // A file of this name may be the one that the shop has filled in.
    if (first) await asProblem(() => writeFile(operatorPath(first), stockTemplate(), { flag: 'wx' }));
    else process.stdout.write(stockTemplate());
    return 0;
  }
  if (!first || !['import', 'export', 'set'].includes(command ?? ''))
    throw new Problem(usageOf(import.meta.filename));
  const { missing, language } = values;
  const file = operatorPath(first);
  const photos = values.photos && operatorPath(values.photos);
  if (!['keep', 'archive'].includes(missing)) throw new Problem('--missing is keep or archive.');
  if (language !== undefined && !isLocale(language)) {
    throw new Problem(`--language is one of ${LOCALES.join(', ')}.`);
  }
  const { dataDir, databaseUrl, backendPort } = readSettings();
  const settings = { backend: `http://127.0.0.1:${backendPort}`, dataDir, databaseUrl };
  const access = await openAccess(settings);
  try {
    return await asProblem(() => {
      if (command === 'export') return exportFile(access, file, photos);
      if (command === 'set') return setPiece(access, first, rest);
      const order = { dryRun: values['dry-run'], addBrands: values['add-brands'], language };
      const archivesMissing = missing === 'archive';
      return importFile(access, { file, photos, dataDir, order: { ...order, archivesMissing } });
    });
  } finally {
    await access.close();
  }
});

async function openAccess(settings: Parameters<typeof openStockAccess>[0]): Promise<StockAccess> {
  if (!(await isRunning(settings.backend))) requireDatabase(settings);
  return asProblem(() => openStockAccess(settings));
}
