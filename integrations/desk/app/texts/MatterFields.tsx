import { Stack } from '@mui/material';
import { bodyAsTyped, readMatter, setBody, setFacts } from '@tourbillon/domain/texts/front-matter-lines.ts';
import { FactFields } from './FactFields.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import type { TranslatedProblem } from './translate-problems.ts';
import type { Fact } from './shared-facts.ts';
import { useTextWords } from './use-text-words.ts';

interface Props {
  text: string;
  /** Front matter fields of this language. */
  facts: readonly Fact[];
  problems: readonly TranslatedProblem[];
  lang: string;
  onChange: (text: string) => void;
}

/** A text with front matter: a form field for each of its own fields, and the body. */
export function MatterFields({ text, facts, problems, lang, onChange }: Props) {
  const t = useTextWords();
  const values = Object.fromEntries(readMatter(text).facts.map(({ key, value }) => [key, value]));
  return (
    <Stack spacing={1.5}>
      <FactFields
        id=""
        facts={facts.filter(({ name }) => name !== 'cover_alt' || values.cover)}
        values={values}
        problems={problems}
        lang={lang}
        onChange={(name, value) => onChange(setFacts(text, { [name]: value || null }))}
      />
      <MarkdownField
        label={t('body')}
        lang={lang}
        value={bodyAsTyped(text)}
        onChange={(body) => onChange(setBody(text, body))}
      />
    </Stack>
  );
}
