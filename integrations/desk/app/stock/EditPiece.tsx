import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Loading, Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { failureKey } from './failure-key.ts';
import { PieceForm } from './form/PieceForm.tsx';
import { withPhotographs } from './with-photographs.ts';
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
    // The typed values belong to the version that was read, so the data is not refetched automatically.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  // A later error must not remove the form: typed values and uploads in progress would be lost.
  if (!data && error) return <Alert severity="error">{t(failureKey(error))}</Alert>;
  if (!data) return <Loading />;
  const item = data.data;
  return (
    <>
      <Title title={`${item.number} · ${item.title}`} />
      <PieceForm
        key={item.id}
        item={item}
        onRead={(next) => client.setQueryData(key, { data: next })}
        onPhotographs={(photographs) =>
          client.setQueryData<{ data: StockItem }>(key, (now) => withPhotographs(now, photographs))
        }
      />
    </>
  );
}
