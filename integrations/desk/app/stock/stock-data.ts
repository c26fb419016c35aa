import type { RaRecord } from 'react-admin';
import { STOCK_SORTS } from '@tourbillon/domain/desk/stock-sorts.ts';
import { callDesk } from '../data/call-desk.ts';
import type { ResourceData } from '../data/resource-data.ts';

/** Page size of the list. */
export const PIECES_ON_PAGE = 50;

/** The calls for react-admin's list; the form has its own calls. */
export const stockData: ResourceData = {
  async getList({ page, filter, sort, signal }) {
    const by = STOCK_SORTS.find((one) => one === sort?.field) ?? 'updated';
    const order = sort?.order === 'ASC' ? 'asc' : 'desc';
    const wanted = {
      ...wordsOf(filter),
      sort: by,
      order,
      page: String(page),
      per_page: String(PIECES_ON_PAGE),
    };
    const { data, total } = await callDesk('stockList', wanted as never, { signal });
    return { data: data as unknown as RaRecord[], total };
  },
};

/** Filters as fields of the call: a switched-on flag is `1`. */
function wordsOf(filter: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(filter).filter(
    ([, value]) => value !== false && value !== '' && value !== null && value !== undefined,
  );
  return Object.fromEntries(given.map(([name, value]) => [name, value === true ? '1' : String(value)]));
}
