import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { CURRENCIES, type Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { parseSum } from '../../actions/parse-number.ts';
import { useOneAtATime } from '../../actions/one-at-a-time.ts';
import { useOpenedRow } from '../../actions/use-opened-row.ts';
import { callDesk } from '../../data/call-desk.ts';
import { useDeskTexts } from '../../i18n.ts';
import { amountText } from '../amount-text.ts';
import { failureKey, mistakesOf } from '../failure-key.ts';
import { FormDialog } from './FormDialog.tsx';

/** A typed price: null for an empty field, undefined for a text that is not a whole number above zero. */
const priceOf = (text: string) => (parseSum(text) === 0 ? undefined : parseSum(text));

/** The stored price of a piece; SQL may have written 0 or less. */
const storedPrice = (cell = '') => (cell === '' ? null : Number(cell));

/**
 * Asks for the new price of a piece, and the reason. If somebody else has changed the price meanwhile, the dialog shows
 * the current price; the typed one stays and can still be applied.
 */
export function PriceDialog({
  item,
  onClose,
  onRead,
  onSaved,
}: {
  item: StockItem;
  onClose: () => void;
  /** Called when the piece was read again. */
  onRead: (item: StockItem) => void;
  onSaved: (item: StockItem) => void;
}) {
  const { t, locale } = useDeskTexts();
  const notify = useNotify();
  const { row, onConflict } = useOpenedRow(item, ({ version }) => version);
  const { id, edition, cells } = row;
  const [run, isBusy] = useOneAtATime();
  const read = {
    price: storedPrice(cells.price),
    discount_price: storedPrice(cells.discount_price),
    currency: (cells.currency ?? 'USD') as Currency,
  };
  // What was typed: after a conflict, a field that nobody typed in has the current value.
  const [typed, setTyped] = useState<Partial<Record<keyof typeof read, string>>>({});
  const price = typed.price ?? cells.price ?? '';
  const discount = typed.discount_price ?? cells.discount_price ?? '';
  const currency = (typed.currency ?? read.currency) as Currency;
  const [reason, setReason] = useState('');
  const [mistakes, setMistakes] = useState<Record<string, string[]>>({});
  const [isOther, setIsOther] = useState(false);
  const amounts = { price: priceOf(price), discount_price: priceOf(discount) };
  const isRight = reason.trim().length > 1 && !Object.values(amounts).includes(undefined);
  const apply = async () => {
    try {
      const { data } = await callDesk('changePrice', { id, edition, read, ...amounts, currency, reason });
      onSaved(data);
    } catch (error) {
      setMistakes(mistakesOf(error, t));
      const isConflict = error instanceof HttpError && error.status === 409;
      if (isConflict) onConflict();
      if (isConflict && (await readAgain())) setIsOther(true);
      else notify(failureKey(error), { type: 'error' });
    }
  };
  const readAgain = async () => {
    const fresh = await callDesk('itemOfStock', { id: String(id) } as never).catch(() => undefined);
    if (fresh) onRead(fresh.data);
    return fresh !== undefined;
  };
  const said = (column: string) => {
    const isWrong = column in amounts && amounts[column as keyof typeof amounts] === undefined;
    const words = isWrong ? t('actions.error_price') : mistakes[column]?.join('; ');
    return { error: words !== undefined, helperText: words };
  };
  const shown = (amount: number | null) =>
    amount === null ? t('stock.onRequest') : amountText(locale, amount, read.currency);
  const now =
    read.discount_price === null
      ? shown(read.price)
      : `${shown(read.price)}, ${t('stockColumns.discount_price')}: ${shown(read.discount_price)}`;
  return (
    <FormDialog
      title={t('stock.changePrice')}
      apply={t('stock.apply')}
      disabled={!isRight || isBusy}
      onClose={onClose}
      onApply={() => void run(apply)}
    >
      {isOther && (
        <Alert severity="warning" role="alert">
          {t('stock.priceNow', { price: now })}
        </Alert>
      )}
      <TextField
        autoFocus
        label={t('stockColumns.price')}
        placeholder={t('stock.onRequest')}
        value={price}
        onChange={({ target }) => setTyped({ ...typed, price: target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        {...said('price')}
      />
      <TextField
        label={t('stockColumns.discount_price')}
        value={discount}
        onChange={({ target }) => setTyped({ ...typed, discount_price: target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        {...said('discount_price')}
      />
      <TextField
        select
        label={t('stockColumns.currency')}
        value={currency}
        onChange={({ target }) => setTyped({ ...typed, currency: target.value })}
        {...said('currency')}
      >
        {CURRENCIES.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
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
