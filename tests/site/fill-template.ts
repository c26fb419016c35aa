// Makes the data directories of the template (template.ts), in the folder that its argument names.
import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { prepareDatabase } from '@tourbillon/backend/start/prepare-database.ts';
import { keepFilesPrivate } from '@tourbillon/platform/storage/private-files.ts';
import type { FirstData } from './template.ts';

keepFilesPrivate();
const [folder = ''] = process.argv.slice(2);
const placeOf = (data: FirstData) => path.join(folder, data);

const bare = await openDatabase({ dataDir: placeOf('tables') });
await bare.migrate();
await bare.close();

// Rename when complete.
const dataDir = path.join(folder, 'unfinished');
await cp(placeOf('tables'), dataDir, { recursive: true });
const filled = await openDatabase({ dataDir });
const log = pino({ level: 'silent' });
await prepareDatabase(filled, { port: 0, dataDir }, { progress: () => undefined, log });
await filled.close();
await rename(dataDir, placeOf('demonstration'));
