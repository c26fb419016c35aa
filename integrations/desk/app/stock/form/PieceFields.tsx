import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import type { DeskKey } from '../../../messages/index.ts';
import { usePermitted } from '../../access/use-may.ts';
import { useDeskTexts } from '../../i18n.ts';
import { LABELS_ABOVE } from '../../ui/labels-above.ts';
import { cellOf, type PieceDraft } from '../piece-draft.ts';
import { useCollections } from '../use-collections.ts';
import { type FormColumn, useStockWords } from '../use-stock-words.ts';
import { CellField } from './CellField.tsx';

/** Parts of the form, in order. */
const PARTS: readonly { title: DeskKey; holds: (column: FormColumn) => boolean }[] = [
  { title: 'stock.facts', holds: ({ needs }) => needs === 'stock_facts' },
  { title: 'stock.sale', holds: ({ needs, name }) => needs === 'stock_sale' && !PRICE_COLUMNS.has(name) },
  { title: 'stock.texts', holds: ({ needs }) => needs === 'stock_texts' },
];

/** Prices of an existing piece are changed in a dialog that asks for the reason. */
const PRICE_COLUMNS: ReadonlySet<string> = new Set(['price', 'discount_price', 'currency']);

/** The cells of a piece as a form; cells that the colleague may not change are read-only. */
export function PieceFields({
  section,
  draft,
  mistakes,
  onType,
  isNew = false,
}: {
  section: CatalogType;
  draft: PieceDraft;
  mistakes: Readonly<Record<string, readonly string[]>>;
  onType: (column: string, text: string) => void;
  isNew?: boolean;
}) {
  const { columns, brands, cities, sites } = useStockWords();
  const may = usePermitted();
  const collections = useCollections(cellOf(draft, 'brand'), section);
  // Texts in a language that the shop does not have are shown only where a piece has one.
  const isUsed = ({ name }: FormColumn) => {
    const locale = LOCALES.find((one) => name.endsWith(`_${one}`));
    return !locale || sites.some((site) => site.locale === locale) || cellOf(draft, name) !== '';
  };
  const own = columns.filter(
    (column) => (column.sections === null || column.sections.includes(section)) && isUsed(column),
  );
  const suggestions: Partial<Record<FormColumn['kind'], readonly string[]>> = {
    brand: brands.map(({ title }) => title),
    collection: collections,
  };
  return PARTS.map(({ title, holds }) => {
    const shown = own.filter(
      (column) => holds(column) || (isNew && title === 'stock.sale' && PRICE_COLUMNS.has(column.name)),
    );
    if (shown.length === 0) return null;
    const isTexts = title === 'stock.texts';
    return (
      <Part key={title} title={title} columns={isTexts ? 4 : 3}>
        {shown.map((column) => (
          <CellField
            key={column.name}
            column={column.kind === 'city' ? { ...column, words: cities } : column}
            value={cellOf(draft, column.name)}
            onChange={(text) => onType(column.name, text)}
            mistakes={mistakes[column.name]}
            disabled={!may(column.needs)}
            {...(suggestions[column.kind] && { suggestions: suggestions[column.kind] ?? [] })}
          />
        ))}
      </Part>
    );
  });
}

/** A part of the form with its title; in columns when there is room. */
function Part({ title, columns, children }: { title: DeskKey; columns: number; children: ReactNode }) {
  const { t } = useDeskTexts();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {t(title)}
      </Typography>
      <Box
        sx={{
          ...(columns === 4 && LABELS_ABOVE),
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${columns}, 1fr)` },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
