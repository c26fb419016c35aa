// Makes a data directory of the template (template.ts). Argument: the kind of data.
import { keepFilesPrivate } from '@tourbillon/platform/storage/private-files.ts';
import { makeInitialData } from './initial-data.ts';
import type { InitialData } from './template.ts';

keepFilesPrivate();
await makeInitialData(process.argv[2] as InitialData);
