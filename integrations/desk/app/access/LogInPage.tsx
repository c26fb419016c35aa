import { Alert, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { type HttpError, useLogin } from 'react-admin';
import { useDeskTexts } from '../i18n.ts';
import { AccessFrame } from './AccessFrame.tsx';

/** Address, password and the code of the authenticator. */
export function LogInPage() {
  const { t } = useDeskTexts();
  const logIn = useLogin();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    await logIn(Object.fromEntries(new FormData(event.currentTarget))).catch(({ status }: HttpError) =>
      setProblem(status === 429 ? t('access.tooMany') : status === 502 ? t('desk.away') : t('access.wrong')),
    );
    setBusy(false);
  };
  return (
    <AccessFrame title={t('access.logInTitle')}>
      <Stack component="form" onSubmit={(event) => void submit(event)} spacing={2}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextField
          name="email"
          type="email"
          label={t('access.email')}
          autoComplete="username"
          required
          autoFocus
        />
        <TextField
          name="password"
          type="password"
          label={t('access.password')}
          autoComplete="current-password"
          required
        />
        <TextField
          name="code"
          label={t('access.code')}
          helperText={t('access.codeHint')}
          autoComplete="one-time-code"
          required
          slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '\\d{3} ?\\d{3}' } }}
        />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t('access.logIn')}
        </Button>
      </Stack>
    </AccessFrame>
  );
}
