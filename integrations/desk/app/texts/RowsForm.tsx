import { Box, Checkbox, FormControlLabel, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { FormMember } from '@tourbillon/domain/texts/form-field.ts';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { useDeskTexts } from '../i18n.ts';
import { emptyValue, isFlat, numberOf } from './form-values.ts';
import type { FieldProps } from './field-props.ts';
import { RowList } from './RowList.tsx';
import { fieldLabel, hasLabel, optionLabel } from './translate-problems.ts';
import { TableRows } from './TableRows.tsx';
import { langOf, useTextWords } from './use-text-words.ts';

/** A form field derived from the schema of a file. */
export function RowsForm({ field, value, onChange, label, path, problems }: FieldProps) {
  const t = useTextWords();
  const desk = useDeskTexts();
  const problem = problems.get(path);
  const common = {
    label,
    size: 'small',
    error: problem !== undefined,
    helperText: problem,
    fullWidth: true,
  } as const;
  const own = { value, onChange, label, path, problems };
  switch (field.type) {
    case 'list':
      return <RowList Form={RowsForm} field={field} {...own} />;
    case 'table':
      return <TableRows Form={RowsForm} field={field} {...own} />;
    case 'words':
      return <Words {...own} field={field} />;
    case 'object':
      return (
        <Box role="group" aria-label={label}>
          {hasLabel(path) && (
            <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
              {label}
            </Typography>
          )}
          <Members fields={field.fields} {...own} />
        </Box>
      );
    case 'flag':
      return (
        <FormControlLabel
          label={label}
          control={<Checkbox checked={value === true} onChange={(event) => onChange(event.target.checked)} />}
        />
      );
    case 'choice':
      return (
        <TextField
          select
          {...common}
          value={value ?? ''}
          onChange={(event) =>
            onChange(field.options.find((option) => String(option) === event.target.value) ?? null)
          }
        >
          {field.options.map((option) => (
            <MenuItem key={option} value={String(option)}>
              {optionLabel(option, path, desk.t) || t('nothing')}
            </MenuItem>
          ))}
        </TextField>
      );
    case 'number':
      return (
        <TextField
          type="number"
          {...common}
          value={value ?? ''}
          onChange={(event) => onChange(numberOf(event.target.value, field.whole))}
          slotProps={{ htmlInput: { step: field.whole ? 1 : 'any' } }}
        />
      );
    case 'date':
    case 'text':
      return (
        <TextField
          {...common}
          type={field.type}
          multiline={field.type === 'text'}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ inputLabel: field.type === 'date' ? { shrink: true } : {} }}
        />
      );
  }
}

const ROW = { direction: 'row', spacing: 1, useFlexGap: true, sx: { flex: 1, flexWrap: 'wrap', '& > *': { flex: '1 1 7rem' } } } as const; // prettier-ignore
const COLUMN = { spacing: 1.5 } as const;

function Members({
  fields,
  value,
  onChange,
  path,
  problems,
}: Omit<FieldProps, 'field'> & { fields: FormMember[] }) {
  const desk = useDeskTexts();
  const isRow = isFlat({ type: 'object', fields });
  const record = (value ?? {}) as Record<string, unknown>;
  const set = (member: FormMember, to: unknown) => {
    const isEmpty = to === '' || to === null || to === undefined;
    if (!isEmpty || (!member.optional && !member.nullable)) return onChange({ ...record, [member.name]: to });
    if (member.nullable) return onChange({ ...record, [member.name]: null });
    return onChange(Object.fromEntries(Object.entries(record).filter(([name]) => name !== member.name)));
  };
  return (
    <Stack {...(isRow ? ROW : COLUMN)}>
      {fields.map((member) => (
        <RowsForm
          key={member.name}
          field={member.field}
          value={
            record[member.name] ?? (member.nullable || member.optional ? undefined : emptyValue(member.field))
          }
          label={fieldLabel(member.name, desk.t)}
          path={path === '' ? member.name : `${path}.${member.name}`}
          problems={problems}
          onChange={(to) => set(member, to)}
        />
      ))}
    </Stack>
  );
}

/** A text in the languages of the shop, side by side. */
function Words({ value, onChange, label, path, problems }: FieldProps) {
  const words = (value ?? {}) as Record<string, string>;
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            multiline
            size="small"
            label={LOCALE_FACTS[locale].name}
            value={words[locale] ?? ''}
            error={problems.has(`${path}.${locale}`)}
            helperText={problems.get(`${path}.${locale}`)}
            onChange={(event) => {
              const { [locale]: _, ...others } = words;
              onChange(event.target.value === '' ? others : { ...words, [locale]: event.target.value });
            }}
            slotProps={{
              htmlInput: { 'aria-label': `${label}, ${LOCALE_FACTS[locale].name}`, lang: langOf(locale) },
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
