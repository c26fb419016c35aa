import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/Delete';
import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  IconButton,
  Stack,
  Typography,
} from '@mui/material';
import type { FormField } from '@tourbillon/domain/texts/form-field.ts';
import { moveRow, newRow, rowTitle } from './form-values.ts';
import type { RowsProps } from './field-props.ts';
import { useTextWords } from './use-text-words.ts';

/** Rows of a list: each opens by itself, moves and goes; what is closed is not drawn, so that long lists open at once. */
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
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  const set = (index: number, to: unknown) => onChange(rows.with(index, to));
  const isPlain = field.of.type !== 'object' && field.of.type !== 'words';
  const pathOf = (index: number) => (path === '' ? String(index) : `${path}.${index}`);
  const hasProblem = (index: number) =>
    [...problems.keys()].some((key) => key === pathOf(index) || key.startsWith(`${pathOf(index)}.`));
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
        isPlain ? (
          <Stack key={index} direction="row" sx={{ alignItems: 'center', mb: 1 }}>
            {form(row, index)}
            {buttons(index)}
          </Stack>
        ) : (
          <Stack key={index} direction="row" sx={{ alignItems: 'flex-start' }}>
            <Accordion
              disableGutters
              variant="outlined"
              sx={{ flex: 1, minWidth: 0 }}
              slotProps={{ transition: { unmountOnExit: true } }}
            >
              <AccordionSummary expandIcon={<ExpandMore />} sx={{ textAlign: 'left' }}>
                <Typography
                  sx={{ overflowWrap: 'anywhere', flex: 1 }}
                  color={hasProblem(index) ? 'error' : 'textPrimary'}
                >
                  {index + 1}. {rowTitle(row)}
                </Typography>
              </AccordionSummary>
              <AccordionDetails>{form(row, index)}</AccordionDetails>
            </Accordion>
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
