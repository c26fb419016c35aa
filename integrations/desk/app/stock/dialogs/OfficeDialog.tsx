import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDeskTexts } from '../../i18n.ts';
import type { PiecesChange } from '../pieces-change.ts';
import { useStockWords } from '../use-stock-words.ts';
import { FormDialog } from './FormDialog.tsx';

/** Asks for the new office of pieces. */
export function OfficeDialog({
  onClose,
  onApply,
}: {
  onClose: () => void;
  onApply: (change: PiecesChange) => void;
}) {
  const { t } = useDeskTexts();
  const { cities } = useStockWords();
  const [city, setCity] = useState('');
  return (
    <FormDialog
      title={t('stock.changeOffice')}
      apply={t('stock.apply')}
      onClose={onClose}
      onApply={() => onApply({ kind: 'office', city: city === '' ? null : city })}
    >
      <TextField
        select
        autoFocus
        label={t('stockColumns.city')}
        value={city}
        onChange={({ target }) => setCity(target.value)}
      >
        <MenuItem value="">{t('stock.noOffice')}</MenuItem>
        {cities.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
