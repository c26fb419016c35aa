import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Loading, Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { failureKey } from './failure-key.ts';
import { PieceForm } from './form/PieceForm.tsx';
import Alert from '@mui/material/Alert';

/** One piece: facts, photographs, texts, history. */
export function EditPiece() {
  const { t } = useDeskTexts();
  const { id = '' } = useParams();
  const client = useQueryClient();
  const key = ['stock-item', id];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callDesk('itemOfStock', { id } as never, { signal }),
    // What is typed stands on what was read: nothing is read again behind somebody's back.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  // A reading that fails later takes nothing away: what was typed, and photographs on their way.
  if (!data && error) return <Alert severity="error">{t(failureKey(error))}</Alert>;
  if (!data) return <Loading />;
  const item = data.data;
  return (
    <>
      <Title title={`${item.number} · ${item.title}`} />
      <PieceForm
        key={item.id}
        item={item}
        onRead={(next: StockItem) => client.setQueryData(key, { data: next })}
      />
    </>
  );
}
