import { factColumns } from './stock-columns/facts.ts';
import { identityColumns } from './stock-columns/identity.ts';
import { saleColumns } from './stock-columns/sale.ts';

/** Column names of the stock, for forms and reports. */
export const stockColumns = {
  ...identityColumns,
  ...saleColumns,
  ...factColumns,
} as const;
