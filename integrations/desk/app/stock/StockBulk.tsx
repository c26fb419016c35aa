import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import type { PieceResult } from '@tourbillon/domain/desk/stock-changes.ts';
import { useMay } from '../access/use-may.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { OfficeDialog } from './dialogs/OfficeDialog.tsx';
import { PercentDialog } from './dialogs/PercentDialog.tsx';
import { ResultsDialog } from './dialogs/ResultsDialog.tsx';
import { failureKey } from './failure-key.ts';
import type { PiecesChange } from './pieces-change.ts';

/** Changes several pieces and reports the result of each. */
export function StockBulk() {
  const { t } = useDeskTexts();
  const maySell = useMay('stock_sale');
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [run, isBusy] = useOneAtATime();
  const [dialog, setDialog] = useState<'office' | 'price'>();
  const [results, setResults] = useState<readonly PieceResult[]>();
  if (!maySell) return null;

  const apply = (change: PiecesChange) => void run(() => changeThem(change));
  const changeThem = async (change: PiecesChange) => {
    setDialog(undefined);
    try {
      const { data } = await callDesk('changePieces', { ids: selectedIds.map(Number), change });
      setResults(data);
      refresh();
    } catch (error) {
      notify(failureKey(error), { type: 'error' });
    }
  };
  const end = () => {
    setResults(undefined);
    onUnselectItems();
  };
  const plain = ['publish', 'unpublish', 'archive'] as const;
  return (
    <>
      {plain.map((kind) => (
        <Button key={kind} size="small" disabled={isBusy} onClick={() => apply({ kind })}>
          {t(`stock.${kind}`)}
        </Button>
      ))}
      <Button size="small" onClick={() => setDialog('office')}>
        {t('stock.changeOffice')}
      </Button>
      <Button size="small" onClick={() => setDialog('price')}>
        {t('stock.changePrices')}
      </Button>
      {dialog === 'office' && <OfficeDialog onClose={() => setDialog(undefined)} onApply={apply} />}
      {dialog === 'price' && <PercentDialog onClose={() => setDialog(undefined)} onApply={apply} />}
      {results && <ResultsDialog results={results} onClose={end} />}
    </>
  );
}
