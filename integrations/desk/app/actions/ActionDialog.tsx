import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type HttpError, useNotify, useRefresh } from 'react-admin';
import { useDeskTexts } from '../i18n.ts';
import { ActionField, type FieldOfAction } from './ActionField.tsx';
import { dialogProblem, type DialogProblem, PROBLEM_TEXTS } from './dialog-problem.ts';
import { dialogValues } from './dialog-values.ts';
import { fieldErrors, type FieldErrors } from './field-errors.ts';
import { useOneAtATime } from './one-at-a-time.ts';
import { numberMistakes } from './parse-number.ts';

/** Typed values of a dialog, by field. */
export type TypedValues<Name extends string> = Record<Name, string>;

interface Props<Name extends string> {
  title: string;
  /** Label of the submit button. */
  submit: string;
  /** Explains the effect of the action, if the fields do not. */
  text?: ReactNode;
  fields: readonly FieldOfAction<Name>[];
  isDangerous?: boolean;
  /** What to ask before these values are sent; the same button then sends them. */
  confirm?: (typed: TypedValues<Name>) => string | undefined;
  /** Runs the action. An error is shown, and all typed values stay. */
  act: (typed: TypedValues<Name>) => Promise<unknown>;
  /** Called when somebody else has changed the row meanwhile, before the screen reloads. */
  onConflict?: () => void;
  onClose: () => void;
}

/**
 * A dialog for an action on a row: Enter submits, Escape closes. After a conflict the screen behind it reloads, and
 * the typed values stay. A dialog with a revision takes it from `useOpenedRow`.
 */
export function ActionDialog<Name extends string>({
  title,
  submit,
  text,
  fields,
  isDangerous = false,
  confirm,
  act,
  onConflict,
  onClose,
}: Props<Name>) {
  const { t } = useDeskTexts();
  const id = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [changed, setChanged] = useState<Partial<TypedValues<Name>>>({});
  const typed = dialogValues(fields, changed);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<DialogProblem>();
  const [asked, setAsked] = useState<string>();
  const [run, isBusy] = useOneAtATime();
  const shown = fields.filter(({ isShown }) => isShown?.(typed) ?? true);
  const question = confirm?.(typed);
  const send = async () => {
    const wrong = numberMistakes(shown, typed, t);
    const isRight = Object.keys(wrong).length === 0;
    setErrors(wrong);
    setProblem(isRight ? undefined : 'check');
    if (!isRight) return;
    setAsked(question);
    if (question !== undefined && question !== asked) return;
    try {
      await act(typed);
      notify('actions.done', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      const said = dialogProblem(error as HttpError);
      setErrors(fieldErrors(error, t));
      setProblem(said);
      if (said !== 'conflict') return;
      onConflict?.();
      refresh();
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(send);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      <form onSubmit={onSubmit} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {problem && (
              <Alert
                severity={problem === 'conflict' || problem === 'draft' ? 'warning' : 'error'}
                role="alert"
              >
                {t(PROBLEM_TEXTS[problem])}
                {problem === 'check' && errorsOfOtherFields(errors, shown)}
              </Alert>
            )}
            {question !== undefined && question === asked && !problem && (
              <Alert severity="warning" role="alert">
                {question}
              </Alert>
            )}
            {text && <Typography id={`${id}-text`}>{text}</Typography>}
            {shown.map((field, at) => (
              <ActionField
                key={field.name}
                field={field}
                value={typed[field.name]}
                error={errors[field.name]}
                isFirst={at === 0}
                onChange={(value) => setChanged((before) => ({ ...before, [field.name]: value }))}
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('desk.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={isBusy}
            autoFocus={shown.length === 0}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Errors of fields that the dialog does not show. */
function errorsOfOtherFields(errors: FieldErrors, shown: readonly { name: string }[]): string {
  const names = new Set(shown.map(({ name }) => name));
  const others = Object.entries(errors).filter(([name]) => !names.has(name));
  return others.map(([name, text]) => ` ${name}: ${text}`).join('.');
}
