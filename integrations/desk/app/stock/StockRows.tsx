import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Datagrid, FunctionField } from 'react-admin';
import type { StockEntry } from '@tourbillon/domain/desk/stock-list.ts';
import { type Locale, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { useMay } from '../access/use-may.ts';
import type { DeskKey } from '../../messages/index.ts';
import { fileAddress } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { dateTag } from '../ui/date-tag.ts';
import { RowCards } from '../ui/RowCards.tsx';
import { RowLink } from '../ui/RowLink.tsx';
import { useIsNarrow } from '../ui/use-is-phone.ts';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { amountText } from './amount-text.ts';
import { StockBulk } from './StockBulk.tsx';
import { useColumnTitle } from './use-column-title.ts';
import { useStockWords } from './use-stock-words.ts';

/** The rows of the list, or cards on a phone. A row opens its piece. */
export function StockRows() {
  return useIsNarrow() ? <PieceCards /> : <PieceTable />;
}

function PieceCards() {
  const { t, locale } = useDeskTexts();
  const { cities } = useStockWords();
  const titleOf = useColumnTitle();
  const maySell = useMay('stock_sale');
  return (
    <RowCards<StockEntry>
      bulk={maySell && <StockBulk />}
      to={({ id }) => `/stock/${id}`}
      picture={(piece) => piece.photo !== null && <Thumbnail piece={piece} />}
      title={({ title }) => title}
      mark={(piece) => priceOf(piece, t, locale)}
      lines={({ number, city, stock, photo, wrong }) => [
        [number, cities.find(({ id }) => id === city)?.title].filter(Boolean).join(' · '),
        [t(`stock.stock_${stock}`), photo === null && t('stock.noPhotographs')].filter(Boolean).join(' · '),
        wrong !== null && t('stock.notShown', { column: titleOf(wrong) }),
      ]}
    />
  );
}

function PieceTable() {
  useRowKeys();
  const { t, locale } = useDeskTexts();
  const { cities, columns } = useStockWords();
  const availabilities = columns.find(({ name }) => name === 'availability')?.words ?? [];
  const titleOf = useColumnTitle();
  const titleIn = (words: readonly { id: string; title: string }[], id: string) =>
    words.find((word) => word.id === id)?.title ?? id;
  return (
    <Datagrid
      rowClick="edit"
      bulkActionButtons={<StockBulk />}
      sx={{ '& .RaDatagrid-tableWrapper': { overflowX: 'auto' } }}
    >
      <FunctionField
        label="stock.photographs"
        sortable={false}
        render={(piece: StockEntry) => <Thumbnail piece={piece} />}
      />
      <FunctionField
        label="stockColumns.number"
        sortBy="number"
        render={({ number }: StockEntry) => (
          <Typography variant="body2" noWrap>
            {number}
          </Typography>
        )}
      />
      <FunctionField
        label="stock.piece"
        sortable={false}
        render={({ id, title, section, wrong }: StockEntry) => (
          <>
            <Typography variant="body2">
              <RowLink to={`/stock/${id}`}>{title}</RowLink>
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {t(`stock.section_${section}`)}
            </Typography>
            {wrong !== null && (
              <Typography variant="caption" color="error" component="div">
                {t('stock.notShown', { column: titleOf(wrong) })}
              </Typography>
            )}
          </>
        )}
      />
      <FunctionField
        label="stock.status"
        sortable={false}
        render={({ stock, availability }: StockEntry) => (
          <>
            <Chip
              size="small"
              label={t(`stock.stock_${stock}`)}
              color={stock === 'draft' ? 'warning' : 'default'}
            />
            <Typography variant="caption" color="text.secondary" component="div">
              {titleIn(availabilities, availability)}
            </Typography>
          </>
        )}
      />
      <FunctionField
        label="stockColumns.city"
        sortable={false}
        render={({ city }: StockEntry) => (city === null ? '–' : titleIn(cities, city))}
      />
      <FunctionField
        label="stockColumns.price"
        sortBy="price"
        textAlign="right"
        render={(piece: StockEntry) => priceOf(piece, t, locale)}
      />
      <FunctionField
        label="stock.missingTexts"
        sortable={false}
        render={({ texts }: StockEntry) => LOCALES.filter((one) => texts.includes(one)).join(' ') || '–'}
      />
      <FunctionField
        label="stock.age"
        sortBy="age"
        render={({ published_at: at }: StockEntry) => <Day at={at} />}
      />
      <FunctionField
        label="stock.updated"
        sortBy="updated"
        render={({ updated_at: at }: StockEntry) => <Day at={at} />}
      />
    </Datagrid>
  );
}

function priceOf(
  { price, discount, currency }: StockEntry,
  t: (key: DeskKey) => string,
  locale: Locale,
): string {
  return price === null ? t('stock.onRequest') : amountText(locale, discount ?? price, currency);
}

function Thumbnail({ piece: { id, photo, photographs } }: { piece: StockEntry }) {
  const { t } = useDeskTexts();
  if (photo === null)
    return (
      <Typography variant="caption" color="text.secondary" noWrap>
        {t('stock.noPhotographs')}
      </Typography>
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box
        component="img"
        src={fileAddress('photographOfStock', { id: String(id), name: photo, width: '320' } as never)}
        alt=""
        loading="lazy"
        sx={{ width: 48, height: 56, objectFit: 'cover', borderRadius: 1 }}
      />
      <Typography variant="caption" color="text.secondary">
        {photographs}
      </Typography>
    </Box>
  );
}

/** The date of a moment: the list has no room for the time. */
function Day({ at }: { at: string }) {
  const { locale } = useDeskTexts();
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: 'short' });
  return (
    <Typography variant="body2" noWrap>
      {day.format(new Date(at))}
    </Typography>
  );
}
