// A separate program: writes the compressed forms of built files. Arguments: folders. It runs beside a backend that
// starts, and gives way to it.
import { constants, setPriority } from 'node:os';
import { compressFiles } from './compress-files.ts';

setPriority(constants.priority.PRIORITY_LOW);
await compressFiles(process.argv.slice(2));
process.send?.({ ready: '' }, () => process.exit());
