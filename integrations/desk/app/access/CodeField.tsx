import { TextField, type TextFieldProps } from '@mui/material';
import { useDeskTexts } from '../i18n.ts';

/** The field for the six digits of an authenticator app. @param said error and hint of a form that has its own. */
export function CodeField(said: Pick<TextFieldProps, 'autoFocus' | 'error' | 'helperText'>) {
  const { t } = useDeskTexts();
  return (
    <TextField
      name="code"
      label={t('access.code')}
      helperText={t('access.codeHint')}
      autoComplete="one-time-code"
      required
      slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '\\d{3} ?\\d{3}' } }}
      {...said}
    />
  );
}
