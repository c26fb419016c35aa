// The storefront as a program: serves the built site on HOST and PORT until it is stopped, alone or as one of the
// workers of `scripts/supervise.ts`. Argument: folder of the build, by default `dist`. It has no types: removing them
// costs a process 10 MB (decision 689).
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const file = path.resolve(process.argv[2] ?? 'dist', 'server/entry.mjs');
/** @type {typeof import('../src/server/entry.ts')} */
const { serve } = await import(pathToFileURL(file).href);
await serve();
