import { Stack, TextField } from '@mui/material';
import type { TextProblem } from '@tourbillon/domain/desk/text-views.ts';
import { factOf, readMatter, setBody, setFacts } from '@tourbillon/domain/texts/front-matter-lines.ts';
import { MarkdownField } from './MarkdownField.tsx';
import { useTextWords } from './use-text-words.ts';

/** Facts that are dates. */
const DAYS = new Set(['published', 'updated']);
/** Facts that may be long. */
const LONG = new Set(['description', 'lead']);

interface Props {
  text: string;
  facts: readonly { name: string; optional: boolean }[];
  problems: readonly TextProblem[];
  lang: string;
  onChange: (text: string) => void;
}

/** A text with front matter: a field for each fact, and its body. */
export function MatterFields({ text, facts, problems, lang, onChange }: Props) {
  const t = useTextWords();
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.reason;
  return (
    <Stack spacing={1.5}>
      {facts.map(({ name, optional }) => (
        <TextField
          key={name}
          label={name}
          required={!optional}
          size="small"
          type={DAYS.has(name) ? 'date' : 'text'}
          multiline={LONG.has(name)}
          value={factOf(text, name) ?? ''}
          error={problemOf(name) !== undefined}
          helperText={problemOf(name)}
          onChange={(event) => onChange(setFacts(text, { [name]: event.target.value || null }))}
          slotProps={{ htmlInput: { lang }, inputLabel: DAYS.has(name) ? { shrink: true } : {} }}
        />
      ))}
      <MarkdownField
        label={t('body')}
        lang={lang}
        value={readMatter(text).body}
        onChange={(body) => onChange(setBody(text, body))}
      />
    </Stack>
  );
}
