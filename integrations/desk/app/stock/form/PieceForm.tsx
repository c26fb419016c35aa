import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import type { DeskPhotograph } from '@tourbillon/domain/desk/photographs.ts';
import type { StockConflict, StockItem } from '@tourbillon/domain/desk/stock.ts';
import { useOneAtATime } from '../../actions/one-at-a-time.ts';
import { callDesk } from '../../data/call-desk.ts';
import { useDeskTexts } from '../../i18n.ts';
import { BOTTOM_ABOVE_BAR } from '../../ui/phone-bar.ts';
import { ConflictDialog } from '../dialogs/ConflictDialog.tsx';
import { failureKey, mistakesOf, translateMistakes } from '../failure-key.ts';
import { PhotographsPart } from '../photographs/PhotographsPart.tsx';
import { resolveConflict } from '../piece-draft.ts';
import { usePieceDraft } from '../use-piece-draft.ts';
import { AddBrand } from './AddBrand.tsx';
import { PieceFields } from './PieceFields.tsx';
import { PieceHeader } from './PieceHeader.tsx';
import { PieceHistory } from './PieceHistory.tsx';
import { RecordedMistakes } from './RecordedMistakes.tsx';

/** The form of a piece. Typed values stay in this browser until they are saved. */
export function PieceForm({
  item,
  onRead,
  onPhotographs,
}: {
  item: StockItem;
  onRead: (item: StockItem) => void;
  onPhotographs: (photographs: DeskPhotograph[]) => void;
}) {
  const { t } = useDeskTexts();
  const notify = useNotify();
  const { draft, isRestored, isTyped, type, change, saved, readAgain, reset } = usePieceDraft(item.id, item);
  const [refused, setRefused] = useState<Record<string, string[]>>();
  const recorded = translateMistakes(item.mistakes, t);
  // The mistakes of a refused change replace the recorded ones until a change is saved.
  const mistakes = refused ?? recorded;
  const [conflict, setConflict] = useState<StockConflict>();
  const [run, isSaving] = useOneAtATime();
  const [addsBrand, setAddsBrand] = useState(false);

  const save = () => run(saveTyped);
  const saveTyped = async () => {
    if (!isTyped) return;
    try {
      const { version, edition, read, typed: cells } = draft;
      const { data } = await callDesk('savePiece', {
        id: item.id,
        version,
        edition,
        read,
        cells,
        add_brand: addsBrand,
      });
      setRefused(undefined);
      saved(cells, data);
      onRead(data);
      notify('stock.saved', { type: 'success' });
    } catch (error) {
      setRefused({ ...recorded, ...mistakesOf(error, t) });
      if (error instanceof HttpError && error.status === 409) {
        setConflict((error.body as { current: StockConflict }).current);
      } else notify(failureKey(error), { type: 'error' });
    }
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  return (
    <Box
      component="form"
      noValidate
      onKeyDown={saveByKey}
      onSubmit={(event) => event.preventDefault()}
      sx={{ p: { xs: 1, sm: 2 } }}
    >
      <PieceHeader
        item={item}
        isTyped={isTyped}
        onRead={(next) => {
          readAgain(next);
          onRead(next);
        }}
      />
      {isRestored && isTyped && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button disabled={isSaving} onClick={() => reset(item)}>
              {t('stock.discard')}
            </Button>
          }
        >
          {t('stock.restored')}
        </Alert>
      )}
      <RecordedMistakes mistakes={recorded} />
      <PhotographsPart item={item} onChanged={onPhotographs} />
      <PieceFields section={item.section} draft={draft} mistakes={mistakes} onType={type} />
      <AddBrand isShown={'brand' in (refused ?? {})} checked={addsBrand} onChange={setAddsBrand} />
      <PieceHistory item={item} />
      <Box
        sx={{
          position: 'sticky',
          bottom: BOTTOM_ABOVE_BAR,
          py: 1.5,
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          bgcolor: 'background.default',
          zIndex: 2,
        }}
      >
        <Button variant="contained" disabled={!isTyped || isSaving} onClick={() => void save()}>
          {t('stock.save')}
        </Button>
        {isTyped && (
          <Button disabled={isSaving} onClick={() => reset(item)}>
            {t('stock.discard')}
          </Button>
        )}
        <Typography variant="body2" color="text.secondary" role="status">
          {isTyped ? t('stock.unsaved') : ''}
        </Typography>
      </Box>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          typed={draft.typed}
          onClose={() => setConflict(undefined)}
          onSettled={(mine) => {
            change((now) => resolveConflict(now, conflict, mine));
            setConflict(undefined);
          }}
        />
      )}
    </Box>
  );
}
