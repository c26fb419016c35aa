import { stockChanges } from './stock/changes.ts';
import { stockFailures } from './stock/failures.ts';
import { stockFiles } from './stock/files.ts';
import { stockForm } from './stock/form.ts';
import { stockList } from './stock/list.ts';
import { stockPhotographs } from './stock/photographs.ts';

/** Messages of the section of stock. */
export const stock = {
  ...stockList,
  ...stockChanges,
  ...stockForm,
  ...stockFailures,
  ...stockPhotographs,
  ...stockFiles,
} as const;
