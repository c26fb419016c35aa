import { useQuery } from '@tanstack/react-query';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { stockWords } from '@tourbillon/domain/desk/stock-words.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';

/** The data for forms and filters. */
export type StockWords = DeskResponseOf<typeof stockWords>['data'];
/** A column of a form. */
export type FormColumn = StockWords['columns'][number];

const NONE: StockWords = { columns: [], brands: [], cities: [], sites: [] };

/** Milliseconds after which the data is stale: new brands are rare. */
const STALE_AFTER = 5 * 60_000;

/** The terms in the language of the desk; empty while loading. */
export function useStockWords(): StockWords {
  const { locale } = useDeskTexts();
  const { data } = useQuery({
    queryKey: ['stock-words', locale],
    queryFn: ({ signal }) => callDesk('stockWords', { locale }, { signal }),
    staleTime: STALE_AFTER,
  });
  return data?.data ?? NONE;
}
