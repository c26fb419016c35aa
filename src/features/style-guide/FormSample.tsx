import { useRef, useState, type SyntheticEvent } from 'react';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Choice } from '#src/ui/forms/Choice.tsx';
import { ChoiceGroup } from '#src/ui/forms/ChoiceGroup.tsx';
import { ErrorSummary } from '#src/ui/forms/ErrorSummary.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextArea } from '#src/ui/forms/TextArea.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** Texts of the form, selected for the island. */
export type FormSampleTexts = Record<
  | 'name'
  | 'optional'
  | 'sum'
  | 'sumHelp'
  | 'comment'
  | 'condition'
  | 'method'
  | 'consent'
  | 'errorTitle'
  | 'errorRequired'
  | 'errorMethod'
  | 'send'
  | 'sent',
  string
>;

interface Props {
  texts: FormSampleTexts;
  unit: string;
  conditions: readonly { value: string; title: string }[];
  methods: readonly string[];
}

/** A form of React components that validates required fields, as an island does; it sends nothing. */
export default function FormSample({ texts, unit, conditions, methods }: Props) {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useHydrated(form);

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const missing = {
      ...(form.get('name') ? {} : { 'form-name': texts.errorRequired }),
      ...(form.get('method') ? {} : { 'form-method': texts.errorMethod }),
      ...(form.get('consent') ? {} : { 'form-consent': texts.errorRequired }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) setAttempt(attempt + 1);
    else showToast({ text: texts.sent });
  }

  const labels: Record<string, string> = { 'form-name': texts.name, 'form-consent': texts.consent };
  const summary = Object.entries(errors).map(([id, text]) => ({
    id,
    text: [labels[id], text].filter(Boolean).join(': '),
  }));
  return (
    <form ref={form} className="stack" onSubmit={onSubmit} noValidate>
      <ErrorSummary title={texts.errorTitle} errors={summary} attempt={attempt} />
      <TextField
        id="form-name"
        name="name"
        label={texts.name}
        error={errors['form-name']}
        autoComplete="off"
      />
      <TextField id="form-sum" label={texts.sum} help={texts.sumHelp} unit={unit} inputMode="decimal" />
      <SelectField id="form-condition" label={texts.condition} options={conditions} />
      <TextArea id="form-comment" label={texts.comment} note={texts.optional} />
      <ChoiceGroup id="form-method" legend={texts.method} error={errors['form-method']}>
        {methods.map((title, index) => (
          <Choice key={title} id={`form-method-${index}`} as="radio" name="method" value={title}>
            {title}
          </Choice>
        ))}
      </ChoiceGroup>
      <Choice id="form-consent" name="consent" error={errors['form-consent']}>
        {texts.consent}
      </Choice>
      <div>
        <Button type="submit">{texts.send}</Button>
      </div>
    </form>
  );
}
