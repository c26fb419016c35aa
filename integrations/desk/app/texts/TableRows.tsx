import Delete from '@mui/icons-material/Delete';
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import type { FormField } from '@tourbillon/domain/texts/form-field.ts';
import { useState } from 'react';
import { useDeskTexts } from '../i18n.ts';
import { FoldedRow, isWrongAt } from './FoldedRow.tsx';
import { emptyValue, rowTitle } from './form-values.ts';
import type { RowsProps } from './field-props.ts';
import { useTextWords } from './use-text-words.ts';

/** A table of values; the shop chooses the names of its rows. */
export function TableRows({
  Form,
  field,
  value,
  onChange,
  label,
  path,
  problems,
}: RowsProps<Extract<FormField, { type: 'table' }>>) {
  const t = useTextWords();
  const { locale } = useDeskTexts();
  const [name, setName] = useState('');
  const rows = (value ?? {}) as Record<string, unknown>;
  const add = () => {
    onChange({ ...rows, [name.trim()]: emptyValue(field.of) });
    setName('');
  };
  const isPlain = !['object', 'words', 'list'].includes(field.of.type);
  const pathOf = (key: string) => (path === '' ? key : `${path}.${key}`);
  const titleOf = (key: string, row: unknown) =>
    [key, field.of.type === 'list' ? '' : rowTitle(row, locale)].filter(Boolean).join(': ');
  const form = (key: string, row: unknown) => (
    <Form
      field={field.of}
      value={row}
      label={key}
      path={pathOf(key)}
      problems={problems}
      onChange={(to) => onChange({ ...rows, [key]: to })}
    />
  );
  return (
    <Box role="group" aria-label={label} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
      <Typography variant="subtitle2" component="p">
        {label}
      </Typography>
      {Object.entries(rows).map(([key, row], index) => (
        <Stack key={key} direction="row" sx={{ alignItems: 'flex-start', my: 1 }}>
          {isPlain ? (
            <Box sx={{ flex: 1, minWidth: 0 }}>{form(key, row)}</Box>
          ) : (
            <FoldedRow title={titleOf(key, row)} hasProblem={isWrongAt(problems, pathOf(key))}>
              {form(key, row)}
            </FoldedRow>
          )}
          <IconButton
            size="small"
            aria-label={t('removeRow', { row: index + 1 })}
            onClick={() =>
              onChange(Object.fromEntries(Object.entries(rows).filter(([other]) => other !== key)))
            }
          >
            <Delete fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      <Stack direction="row" spacing={1}>
        <TextField
          size="small"
          label={t('rowKey')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button size="small" disabled={name.trim() === '' || name.trim() in rows} onClick={add}>
          {t('addRow')}
        </Button>
      </Stack>
    </Box>
  );
}
