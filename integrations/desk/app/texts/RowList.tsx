import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/Delete';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import type { FormField } from '@tourbillon/domain/texts/form-field.ts';
import { useDeskTexts } from '../i18n.ts';
import { FoldedRow, isWrongAt } from './FoldedRow.tsx';
import { isFlat, moveRow, newRow, rowTitle } from './form-values.ts';
import type { RowsProps } from './field-props.ts';
import { useTextWords } from './use-text-words.ts';

/** Rows of a list; each can be opened, moved and removed. */
export function RowList({
  Form,
  field,
  value,
  onChange,
  label,
  path,
  problems,
}: RowsProps<Extract<FormField, { type: 'list' }>>) {
  const t = useTextWords();
  const { locale } = useDeskTexts();
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  const set = (index: number, to: unknown) => onChange(rows.with(index, to));
  const isPlain = field.of.type !== 'object' && field.of.type !== 'words';
  const isOpen = isPlain || isFlat(field.of);
  const pathOf = (index: number) => (path === '' ? String(index) : `${path}.${index}`);
  const buttons = (index: number) => (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <IconButton
        size="small"
        disabled={index === 0}
        aria-label={t('moveUp', { row: index + 1 })}
        onClick={() => onChange(moveRow(rows, index, index - 1))}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={index === rows.length - 1}
        aria-label={t('moveDown', { row: index + 1 })}
        onClick={() => onChange(moveRow(rows, index, index + 1))}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('removeRow', { row: index + 1 })}
        onClick={() => onChange(rows.filter((_, at) => at !== index))}
      >
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  );
  const form = (row: unknown, index: number) => (
    <Form
      field={field.of}
      value={row}
      label={isPlain ? `${label} ${index + 1}` : label}
      path={pathOf(index)}
      problems={problems}
      onChange={(to) => set(index, to)}
    />
  );
  return (
    <Box role="group" aria-label={label}>
      {label !== '' && (
        <Typography variant="subtitle2" component="p">
          {label}
        </Typography>
      )}
      {rows.map((row, index) =>
        isOpen ? (
          <Stack key={index} direction="row" sx={{ alignItems: 'center', mb: 1 }}>
            {form(row, index)}
            {buttons(index)}
          </Stack>
        ) : (
          <Stack key={index} direction="row" sx={{ alignItems: 'flex-start' }}>
            <FoldedRow
              title={`${index + 1}. ${rowTitle(row, locale)}`}
              hasProblem={isWrongAt(problems, pathOf(index))}
            >
              {form(row, index)}
            </FoldedRow>
            {buttons(index)}
          </Stack>
        ),
      )}
      <Button size="small" onClick={() => onChange([...rows, newRow(field.of, rows)])}>
        {t('addRow')}
        {label === '' ? '' : `: ${label}`}
      </Button>
    </Box>
  );
}
