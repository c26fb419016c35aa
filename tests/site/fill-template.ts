// Makes a data directory of the template (template.ts). Arguments: the folder of the template, the kind of data.
import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { prepareDatabase } from '@tourbillon/backend/start/prepare-database.ts';
import { keepFilesPrivate } from '@tourbillon/platform/storage/private-files.ts';
import type { FirstData } from './template.ts';

keepFilesPrivate();
const [folder = '', data] = process.argv.slice(2) as [string, FirstData];
const placeOf = (name: string) => path.join(folder, name);

const dataDir = placeOf(`unfinished-${data}`);
if (data !== 'tables') await cp(placeOf('tables'), dataDir, { recursive: true });
const filled = await openDatabase({ dataDir });
if (data === 'tables') await filled.migrate();
else {
  const options = { port: 0, dataDir, demonstration: data === 'demonstration' };
  const log = pino({ level: 'silent' });
  await prepareDatabase(filled, options, { progress: () => undefined, log });
}
await filled.close();
// Complete.
await rename(dataDir, placeOf(data));
