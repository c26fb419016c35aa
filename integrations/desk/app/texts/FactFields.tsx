import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { ARTICLE_TYPES } from '@tourbillon/domain/contract/content.ts';
import type { TextProblem } from '@tourbillon/domain/desk/text-views.ts';
import type { Fact, FactValues } from './shared-facts.ts';
import { useTextWords } from './use-text-words.ts';

const TYPES = Object.values(ARTICLE_TYPES);

/** Facts that are dates. */
const DAYS: ReadonlySet<string> = new Set(['published', 'updated']);
/** Facts that say yes, and how. */
const FLAGS: Readonly<Record<string, string>> = { show_main_page: '1', draft: 'true' };
/** Facts that may be long. */
const LONG: ReadonlySet<string> = new Set(['description', 'lead']);

interface Props {
  facts: readonly Fact[];
  values: FactValues;
  problems: readonly TextProblem[];
  lang: string;
  onChange: (name: string, value: string) => void;
}

/** A field for each fact of a text, with what is wrong with it. */
export function FactFields({ facts, values, problems, lang, onChange }: Props) {
  const t = useTextWords();
  return facts.map(({ name, optional }) => {
    const label = t(`fact_${name}` as 'fact_title');
    const yes = FLAGS[name];
    if (yes !== undefined) {
      const control = (
        <Checkbox
          checked={values[name] === yes}
          onChange={(event) => onChange(name, event.target.checked ? yes : '')}
        />
      );
      return <FormControlLabel key={name} label={label} control={control} />;
    }
    const problem = problems.find(({ field }) => field === name)?.reason;
    return (
      <TextField
        key={name}
        select={name === 'type'}
        label={label}
        required={!optional}
        size="small"
        type={DAYS.has(name) ? 'date' : 'text'}
        multiline={LONG.has(name)}
        value={values[name] ?? ''}
        error={problem !== undefined}
        helperText={problem}
        onChange={(event) => onChange(name, event.target.value)}
        slotProps={{ htmlInput: { lang }, inputLabel: DAYS.has(name) ? { shrink: true } : {} }}
      >
        {name === 'type' &&
          TYPES.map((type) => (
            <MenuItem key={type} value={String(type)}>
              {t(`type_${type}`)}
            </MenuItem>
          ))}
      </TextField>
    );
  });
}
