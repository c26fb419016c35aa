import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useDeskTexts } from '../../i18n.ts';
import type { FormColumn } from '../use-stock-words.ts';
import { useColumnTitle } from '../use-column-title.ts';

/** Properties of a form field. */
export interface CellProps {
  column: FormColumn;
  value: string;
  onChange: (text: string) => void;
  mistakes?: readonly string[] | undefined;
  disabled?: boolean;
  /** Suggestions for a column of free text. */
  suggestions?: readonly string[];
}

/** A column of a piece as a field: a select for fixed terms, otherwise a text field. */
export function CellField(props: CellProps) {
  const { kind } = props.column;
  if (kind === 'flag') return <FlagField {...props} />;
  if (kind === 'words') return <WordsField {...props} />;
  if (kind === 'word' || kind === 'city') return <WordField {...props} />;
  if (props.suggestions) return <SuggestedField {...props} suggestions={props.suggestions} />;
  return <TypedField {...props} />;
}

function useSaid({ column, mistakes, disabled }: CellProps) {
  const titleOf = useColumnTitle();
  return {
    label: titleOf(column.name),
    required: column.required,
    disabled: disabled ?? false,
    error: mistakes !== undefined,
    helperText: mistakes?.join('; '),
    size: 'small' as const,
    fullWidth: true,
  };
}

/** Names of the small buttons of a list; MUI's own are English. */
function useListTexts() {
  const translate = useTranslate();
  return {
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
  };
}

function TypedField(props: CellProps) {
  const { column, value, onChange } = props;
  const isDay = column.kind === 'day';
  return (
    <TextField
      {...useSaid(props)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      type={isDay ? 'date' : 'text'}
      multiline={column.kind === 'lines'}
      {...(column.kind === 'lines' && { minRows: 4, maxRows: 16 })}
      slotProps={{
        inputLabel: isDay ? { shrink: true } : {},
        htmlInput: column.kind === 'number' ? { inputMode: 'decimal' } : {},
      }}
    />
  );
}

function WordField(props: CellProps) {
  const { t } = useDeskTexts();
  const { column, value, onChange } = props;
  const words = column.words ?? [];
  return (
    <TextField select {...useSaid(props)} value={value} onChange={({ target }) => onChange(target.value)}>
      {(!column.required || value === '') && <MenuItem value="">{t('stock.notSaid')}</MenuItem>}
      {/* A word that no vocabulary has, of an older release. */}
      {value !== '' && !words.some(({ id }) => id === value) && <MenuItem value={value}>{value}</MenuItem>}
      {words.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {column.name === 'set' ? t(`stock.set_${id}` as 'stock.set_full') : title}
        </MenuItem>
      ))}
    </TextField>
  );
}

function WordsField(props: CellProps) {
  const { column, value, onChange, disabled = false } = props;
  const words = column.words ?? [];
  const chosen = value.split('|').filter(Boolean);
  const { required: _, ...said } = useSaid(props);
  return (
    <Autocomplete
      {...useListTexts()}
      multiple
      disableCloseOnSelect
      disabled={disabled}
      size="small"
      options={words.map(({ id }) => id)}
      getOptionLabel={(id) => words.find((word) => word.id === id)?.title ?? id}
      value={chosen}
      onChange={(_, ids) => onChange(ids.join('|'))}
      renderInput={(params) => <TextField {...params} {...said} />}
    />
  );
}

function SuggestedField(props: CellProps & { suggestions: readonly string[] }) {
  const { value, onChange, suggestions, disabled = false } = props;
  const said = useSaid(props);
  return (
    <Autocomplete
      {...useListTexts()}
      freeSolo
      disabled={disabled}
      size="small"
      options={[...suggestions]}
      inputValue={value}
      onInputChange={(_, text, why) => {
        if (why !== 'blur') onChange(text);
      }}
      renderInput={(params) => <TextField {...params} {...said} />}
    />
  );
}

function FlagField(props: CellProps) {
  const { label, disabled, error, helperText } = useSaid(props);
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            checked={props.value === 'yes'}
            onChange={(_, checked) => props.onChange(checked ? 'yes' : 'no')}
          />
        }
      />
      {error && <FormHelperText error>{helperText}</FormHelperText>}
    </div>
  );
}
