import { Alert } from '@mui/material';
import { useMemo } from 'react';
import type { FormField } from '@tourbillon/domain/texts/form-field.ts';
import { printJsonLike } from '@tourbillon/domain/texts/json-print.ts';
import { emptyValue } from './form-values.ts';
import { RowsForm } from './RowsForm.tsx';
import type { TranslatedProblem } from './translate-problems.ts';
import { useTextWords } from './use-text-words.ts';

interface Props {
  form: FormField;
  text: string;
  /** The published text, whose format the printed JSON keeps. */
  published: string;
  problems: readonly TranslatedProblem[];
  onChange: (text: string) => void;
}

/** A JSON file as form fields; unchanged values keep their source text. */
export function JsonFields({ form, text, published, problems, onChange }: Props) {
  const t = useTextWords();
  const read = useMemo(() => valueOf(text, form), [text, form]);
  const byPath = useMemo(
    () =>
      new Map(problems.flatMap(({ field, text: said }) => (field === null ? [] : [[field, said] as const]))),
    [problems],
  );
  if (!read) return <Alert severity="error">{t('broken')}</Alert>;
  return (
    <RowsForm
      field={form}
      value={read.value}
      label=""
      path=""
      problems={byPath}
      onChange={(value) => onChange(printJsonLike(published || null, value))}
    />
  );
}

function valueOf(text: string, form: FormField): { value: unknown } | undefined {
  if (text.trim() === '') return { value: emptyValue(form) };
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch {
    return undefined;
  }
}
