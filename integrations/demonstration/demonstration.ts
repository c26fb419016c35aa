import { fileURLToPath } from 'node:url';
import type { Demonstration } from '@tourbillon/backend/demonstration/demonstration.ts';
import { illustrations } from './illustrations/illustrations.ts';
import { readAuthors } from './stock/authors.ts';
import { readStock } from './stock/stock.ts';

/** The demonstration shop: what the backend asks for when it starts with an empty database. */
export const demonstration: Demonstration = {
  contentFolder: fileURLToPath(new URL('content', import.meta.url)),
  illustrations,
  readBrands: readAuthors,
  readStock,
};
