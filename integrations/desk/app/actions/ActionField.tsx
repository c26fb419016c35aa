import { Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material';
import { useId } from 'react';
import { isNumberKind } from './parse-number.ts';

/** A field of a dialog. */
export interface FieldOfAction<Name extends string = string> {
  name: Name;
  label: string;
  kind?: 'text' | 'lines' | 'day' | 'sum' | 'rate' | 'choice' | 'check' | 'email' | 'tel';
  /** Initial value; of a checkbox `yes` or nothing. A function follows the other values until somebody types. */
  value?: string | ((values: Record<Name, string>) => string);
  choices?: readonly { id: string; name: string }[];
  help?: string;
  isRequired?: boolean;
  /** Whether the field is visible, depending on the other typed values. */
  isShown?: (typed: Record<Name, string>) => boolean;
}

interface Props {
  field: FieldOfAction;
  value: string;
  error: string | undefined;
  isFirst: boolean;
  onChange: (value: string) => void;
}

const TYPES = { day: 'date', email: 'email', tel: 'tel' } as const;

/** One field with its label above it, and its error or its hint below it. */
export function ActionField({ field, value, error, isFirst, onChange }: Props) {
  const { label, kind = 'text', choices, help, isRequired = false } = field;
  const id = useId();
  if (kind === 'check') {
    return (
      <div>
        <FormControlLabel
          label={label}
          control={
            <Checkbox
              checked={value === 'yes'}
              onChange={(_, checked) => onChange(checked ? 'yes' : '')}
              slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
            />
          }
        />
        <FormHelperText id={`${id}-help`}>{help}</FormHelperText>
      </div>
    );
  }
  const isNumber = isNumberKind(kind);
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      type={kind in TYPES ? TYPES[kind as keyof typeof TYPES] : 'text'}
      select={kind === 'choice'}
      multiline={kind === 'lines'}
      minRows={kind === 'lines' ? 3 : undefined}
      required={isRequired}
      error={error !== undefined}
      helperText={error ?? help}
      autoFocus={isFirst}
      autoComplete="off"
      fullWidth
      slotProps={{
        inputLabel: kind === 'day' ? { shrink: true } : {},
        htmlInput: isNumber ? { inputMode: 'decimal' } : {},
      }}
    >
      {choices?.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
