import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CATALOG_TYPES, type CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { cellsOfSection } from './cells-of-section.ts';
import { failureKey, mistakesOf } from './failure-key.ts';
import { AddBrand } from './form/AddBrand.tsx';
import { PieceFields } from './form/PieceFields.tsx';
import { cellOf } from './piece-draft.ts';
import { usePieceDraft } from './use-piece-draft.ts';
import { useStockWords } from './use-stock-words.ts';

/** The empty draft of a new piece. */
const BLANK = { version: 'new', edition: 0, cells: {} };

/** Creates a piece, from nothing or from others of its reference. It is a draft until it is published. */
export function CreatePiece() {
  const { t } = useDeskTexts();
  const { columns } = useStockWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const { draft, isRestored, isTyped, type, change, handOver, reset } = usePieceDraft('new', BLANK);
  const [run, isBusy] = useOneAtATime();
  const [mistakes, setMistakes] = useState<Record<string, string[]>>({});
  const [addsBrand, setAddsBrand] = useState(false);
  const { number = '', section: sectionTyped, ...cells } = draft.typed;
  const section = (sectionTyped ?? 'clock') as CatalogType;
  const reference = cellOf(draft, 'reference');

  const copy = async () => {
    try {
      const { data } = await callDesk('copyOfReference', { reference });
      const [first] = data.pieces;
      if (!first) return notify('stock.copiedNone', { type: 'info' });
      // Values that the person has already typed take precedence over copied ones.
      change((now) => ({ ...now, typed: { ...data.cells, section: first.section, ...now.typed } }));
      notify('stock.copied', { type: 'success', messageArgs: { amount: data.pieces.length } });
    } catch (error) {
      notify(failureKey(error), { type: 'error' });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(create);
  };
  const create = async () => {
    try {
      const { data } = await callDesk('createPiece', {
        number,
        cells: { ...cellsOfSection(cells, columns, section), section },
        add_brand: addsBrand,
      });
      handOver(draft.typed, data);
      await navigate(`/stock/${data.id}`);
    } catch (error) {
      setMistakes(mistakesOf(error, t));
      notify(failureKey(error), { type: 'error' });
    }
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ p: { xs: 1, sm: 2 } }}>
      <Title title="stock.newPiece" />
      {isRestored && isTyped && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={<Button onClick={() => reset(BLANK)}>{t('stock.discard')}</Button>}
        >
          {t('stock.restored')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' },
          mb: 4,
          alignItems: 'start',
        }}
      >
        <TextField
          autoFocus
          required
          size="small"
          label={t('stockColumns.number')}
          value={number}
          onChange={({ target }) => type('number', target.value)}
          error={'number' in mistakes}
          helperText={mistakes.number?.join('; ')}
        />
        <TextField
          select
          required
          size="small"
          label={t('stockColumns.section')}
          value={section}
          onChange={({ target }) => type('section', target.value)}
        >
          {CATALOG_TYPES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`stock.section_${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button disabled={reference.trim().length < 2} onClick={() => void copy()}>
          {t('stock.copyReference')}
        </Button>
      </Box>
      <PieceFields section={section} draft={draft} mistakes={mistakes} onType={type} isNew />
      <AddBrand isShown={'brand' in mistakes} checked={addsBrand} onChange={setAddsBrand} />
      <Button type="submit" variant="contained" disabled={isBusy || number.trim() === ''}>
        {t('stock.create')}
      </Button>
    </Box>
  );
}
