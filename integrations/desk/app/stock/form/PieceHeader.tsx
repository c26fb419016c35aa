import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { useMay } from '../../access/use-may.ts';
import { useOneAtATime } from '../../actions/one-at-a-time.ts';
import { callDesk } from '../../data/call-desk.ts';
import { useDeskTexts } from '../../i18n.ts';
import { amountText } from '../amount-text.ts';
import { PriceDialog } from '../dialogs/PriceDialog.tsx';
import { failureKey } from '../failure-key.ts';
import { resultText } from '../result-text.ts';
import { DraftPreviews } from './DraftPreviews.tsx';
import { useStockWords } from '../use-stock-words.ts';

/** Name, state and actions of a piece. */
export function PieceHeader({
  item,
  isTyped,
  onRead,
}: {
  item: StockItem;
  isTyped: boolean;
  onRead: (item: StockItem) => void;
}) {
  const { t, locale } = useDeskTexts();
  const notify = useNotify();
  const { sites } = useStockWords();
  const [run] = useOneAtATime();
  const maySell = useMay('stock_sale');
  const [asksPrice, setAsksPrice] = useState(false);
  const { id, number, title, stock, cells } = item;
  const apply = async (kind: 'publish' | 'unpublish' | 'archive') => {
    try {
      const { data } = await callDesk('changePieces', { ids: [id], change: { kind } });
      const [result] = data;
      if (result?.message) notify(`${number}: ${resultText(result.message, t)}`, { type: 'warning' });
      onRead((await callDesk('itemOfStock', { id: String(id) } as never)).data);
    } catch (error) {
      notify(failureKey(error), { type: 'error' });
    }
  };
  const price = cells.discount_price || cells.price;
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 1 }}>
        <Chip label={number} variant="outlined" />
        <Chip label={t(`stock.stock_${stock}`)} color={stock === 'draft' ? 'warning' : 'default'} />
        <Typography>
          {price ? amountText(locale, Number(price), cells.currency as 'USD') : t('stock.onRequest')}
        </Typography>
        {maySell && (
          <>
            <Button onClick={() => setAsksPrice(true)}>{t('stock.changePrice')}</Button>
            {stock === 'draft' ? (
              <Button variant="contained" disabled={isTyped} onClick={() => void run(() => apply('publish'))}>
                {t('stock.publish')}
              </Button>
            ) : (
              stock !== 'archive' && (
                <>
                  <Button onClick={() => void run(() => apply('unpublish'))}>{t('stock.unpublish')}</Button>
                  <Button onClick={() => void run(() => apply('archive'))}>{t('stock.archive')}</Button>
                </>
              )
            )}
          </>
        )}
      </Box>
      {stock === 'draft' ? (
        <DraftPreviews id={id} />
      ) : (
        <Typography
          variant="body2"
          component="nav"
          aria-label={t('stock.preview')}
          sx={{ display: 'flex', gap: 2 }}
        >
          {sites.map(({ locale: language, origin }) => (
            <Link
              key={language}
              href={`${origin}${item.path}`}
              target="_blank"
              rel="noopener"
              hrefLang={language}
            >
              {LOCALE_FACTS[language].name}
            </Link>
          ))}
        </Typography>
      )}
      {asksPrice && (
        <PriceDialog
          item={item}
          onClose={() => setAsksPrice(false)}
          onRead={onRead}
          onSaved={(next) => {
            setAsksPrice(false);
            onRead(next);
          }}
        />
      )}
    </Box>
  );
}
