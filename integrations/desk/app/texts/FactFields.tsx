import { TextField } from '@mui/material';
import type { TextProblem } from '@tourbillon/domain/desk/text-views.ts';
import type { Fact, FactValues } from './shared-facts.ts';
import { useTextWords } from './use-text-words.ts';

/** Facts that are dates. */
const DAYS: ReadonlySet<string> = new Set(['published', 'updated']);
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
    const problem = problems.find(({ field }) => field === name)?.reason;
    return (
      <TextField
        key={name}
        label={t(`fact_${name}` as 'fact_title')}
        required={!optional}
        size="small"
        type={DAYS.has(name) ? 'date' : 'text'}
        multiline={LONG.has(name)}
        value={values[name] ?? ''}
        error={problem !== undefined}
        helperText={problem}
        onChange={(event) => onChange(name, event.target.value)}
        slotProps={{ htmlInput: { lang }, inputLabel: DAYS.has(name) ? { shrink: true } : {} }}
      />
    );
  });
}
