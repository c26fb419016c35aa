import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { ARTICLE_TYPES } from '@tourbillon/domain/contract/content.ts';
import { CoverField } from './CoverField.tsx';
import type { TranslatedProblem } from './translate-problems.ts';
import type { Fact, FactValues } from './shared-facts.ts';
import { useTextWords } from './use-text-words.ts';

const TYPES = Object.values(ARTICLE_TYPES);

/** Fields that are dates. */
const DAYS: ReadonlySet<string> = new Set(['published', 'updated']);
/** Fields that are flags, with the value for "yes". */
const FLAGS: Readonly<Record<string, string>> = { show_main_page: '1', draft: 'true' };
/** Fields with long values. */
const LONG: ReadonlySet<string> = new Set(['title', 'description', 'lead', 'cover_alt', 'sources']);

interface Props {
  /** Name of the text; empty for a text in a list. */
  id: string;
  facts: readonly Fact[];
  values: FactValues;
  problems: readonly TranslatedProblem[];
  lang: string;
  onChange: (name: string, value: string) => void;
}

/** A form field for each front matter field of a text, with its mistakes. */
export function FactFields({ id, facts, values, problems, lang, onChange }: Props) {
  const t = useTextWords();
  return facts.map(({ name, optional }) => {
    const label = t(`fact_${name}` as 'fact_title');
    if (name === 'cover') {
      return (
        <CoverField key={name} id={id} value={values[name] ?? ''} onChange={(to) => onChange(name, to)} />
      );
    }
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
    const problem = problems.find(({ field }) => field === name)?.text;
    return (
      <TextField
        key={name}
        select={name === 'type'}
        label={label}
        required={!optional || name === 'cover_alt'}
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
