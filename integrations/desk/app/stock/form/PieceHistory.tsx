import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { useDeskTexts } from '../../i18n.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { amountText } from '../amount-text.ts';
import { useColumnTitle } from '../use-column-title.ts';

/** The edits of a piece, and its earlier prices. */
export function PieceHistory({ item: { edits, previous_prices: prices } }: { item: StockItem }) {
  const { t, locale } = useDeskTexts();
  const titleOf = useColumnTitle();
  if (edits.length === 0 && prices.length === 0) return null;
  return (
    <Box component="section" aria-label={t('stock.history')} sx={{ mb: 4 }}>
      {prices.length > 0 && (
        <>
          <Typography variant="h6" component="h2">
            {t('stock.previousPrices')}
          </Typography>
          <ul>
            {prices.map(({ price, discount, currency, ended_at: at, reason, by }) => (
              <li key={at}>
                {price === null ? t('stock.onRequest') : amountText(locale, discount ?? price, currency)}
                {` · ${[formatMoment(at, locale), by?.name, reason].filter(Boolean).join(' · ')}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {edits.length > 0 && (
        <>
          <Typography variant="h6" component="h2">
            {t('stock.history')}
          </Typography>
          <ul>
            {edits.map(({ by, columns, at }) => (
              <li
                key={`${at} ${by.id}`}
              >{`${formatMoment(at, locale)} · ${by.name} · ${columns.map(titleOf).join(', ')}`}</li>
            ))}
          </ul>
        </>
      )}
    </Box>
  );
}
