import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { PRICE_STEPS } from '@tourbillon/domain/desk/stock-changes.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import { useDeskTexts } from '../../i18n.ts';
import type { PiecesChange } from '../pieces-change.ts';
import { FormDialog } from './FormDialog.tsx';

/** Asks for a change of prices in per cent, the rounding step, and the reason. */
export function PercentDialog({
  onClose,
  onApply,
}: {
  onClose: () => void;
  onApply: (change: PiecesChange) => void;
}) {
  const { t, locale } = useDeskTexts();
  const [percent, setPercent] = useState('-5');
  const [step, setStep] = useState<(typeof PRICE_STEPS)[number]>(100);
  const [reason, setReason] = useState('');
  const amount = Number(percent.replace(',', '.'));
  const isRight = percent.trim() !== '' && amount >= -90 && amount <= 500 && reason.trim().length > 1;
  return (
    <FormDialog
      title={t('stock.changePrices')}
      apply={t('stock.apply')}
      disabled={!isRight}
      onClose={onClose}
      onApply={() => onApply({ kind: 'price', percent: amount, round_to: step, reason })}
    >
      <TextField
        autoFocus
        required
        label={t('stock.percent')}
        helperText={t('stock.percentHint')}
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        select
        label={t('stock.roundTo')}
        value={step}
        onChange={({ target }) => setStep(Number(target.value) as typeof step)}
      >
        {PRICE_STEPS.map((one) => (
          <MenuItem key={one} value={one}>
            {formatNumber(locale, one)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        required
        label={t('stock.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        helperText={t('stock.reasonHint')}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  );
}
