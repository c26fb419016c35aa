import { fileURLToPath } from 'node:url';
import type { Demonstration } from '@tourbillon/backend/demonstration/demonstration.ts';
import { illustrations } from './illustrations/illustrations.ts';
import { readAuthors } from './stock/authors.ts';
import { readStock } from './stock/stock.ts';

/** The demonstration shop, which the backend loads at start when its database is empty. */
export const demonstration: Demonstration = {
  contentFolder: fileURLToPath(new URL('content', import.meta.url)),
  illustrations,
  readBrands: readAuthors,
  readStock,
};
