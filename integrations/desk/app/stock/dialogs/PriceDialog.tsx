import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { CURRENCIES, type Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { callDesk } from '../../data/call-desk.ts';
import { useDeskTexts } from '../../i18n.ts';
import { failureKey, mistakesOf } from '../failure-key.ts';
import { FormDialog } from './FormDialog.tsx';

const wholeOf = (text: string) => {
  const digits = text.replace(/\s/g, '');
  return digits === '' ? null : Number(digits);
};

/** Asks for the new price of a piece, and the reason. */
export function PriceDialog({
  item: { id, edition, cells },
  onClose,
  onSaved,
}: {
  item: StockItem;
  onClose: () => void;
  onSaved: (item: StockItem) => void;
}) {
  const { t } = useDeskTexts();
  const notify = useNotify();
  const read = {
    price: wholeOf(cells.price ?? ''),
    discount_price: wholeOf(cells.discount_price ?? ''),
    currency: (cells.currency ?? 'USD') as Currency,
  };
  const [price, setPrice] = useState(cells.price ?? '');
  const [discount, setDiscount] = useState(cells.discount_price ?? '');
  const [currency, setCurrency] = useState(read.currency);
  const [reason, setReason] = useState('');
  const [mistakes, setMistakes] = useState<Record<string, string[]>>({});
  const amounts = [wholeOf(price), wholeOf(discount)];
  const isRight =
    reason.trim().length > 1 && amounts.every((one) => one === null || (Number.isInteger(one) && one > 0));
  const apply = async () => {
    try {
      const wish = { price: amounts[0] ?? null, discount_price: amounts[1] ?? null, currency, reason };
      const { data } = await callDesk('changePrice', { id, edition, read, ...wish });
      onSaved(data);
    } catch (error) {
      setMistakes(mistakesOf(error, t));
      notify(failureKey(error), { type: 'error' });
    }
  };
  const said = (column: string) => ({
    error: column in mistakes,
    helperText: mistakes[column]?.join('; '),
  });
  return (
    <FormDialog
      title={t('stock.changePrice')}
      apply={t('stock.apply')}
      disabled={!isRight}
      onClose={onClose}
      onApply={() => void apply()}
    >
      <TextField
        autoFocus
        label={t('stockColumns.price')}
        placeholder={t('stock.onRequest')}
        value={price}
        onChange={({ target }) => setPrice(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        {...said('price')}
      />
      <TextField
        label={t('stockColumns.discount_price')}
        value={discount}
        onChange={({ target }) => setDiscount(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        {...said('discount_price')}
      />
      <TextField
        select
        label={t('stockColumns.currency')}
        value={currency}
        onChange={({ target }) => setCurrency(target.value as Currency)}
        {...said('currency')}
      >
        {CURRENCIES.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('stock.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        helperText={t('stock.reasonHint')}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  );
}
