import { factColumns } from './stock-columns/facts.ts';
import { identityColumns } from './stock-columns/identity.ts';
import { saleColumns } from './stock-columns/sale.ts';

/** Columns of the stock, as forms and reports name them. */
export const stockColumns = {
  ...identityColumns,
  ...saleColumns,
  ...factColumns,
} as const;
