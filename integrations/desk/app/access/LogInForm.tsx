import KeyIcon from '@mui/icons-material/Key';
import { Alert, Button, Stack, TextField } from '@mui/material';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import type { HttpError } from 'react-admin';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { useDeskTexts } from '../i18n.ts';
import { CodeField } from './CodeField.tsx';
import type { LogInFields } from './auth-provider.ts';
import { isStopped } from './passkey.ts';

/** Login with mail address, password and authenticator code, or with a passkey. @param logIn throws when it fails. */
export function LogInForm({ logIn }: { logIn: (typed: LogInFields) => Promise<unknown> }) {
  const { t } = useDeskTexts();
  const [problem, setProblem] = useState('');
  const [run, isBusy] = useOneAtATime();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as unknown as LogInFields;
    void run(async () => {
      setProblem('');
      await logIn(typed).catch(({ status }: HttpError) =>
        setProblem(status === 429 ? t('access.tooMany') : status >= 500 ? t('desk.away') : t('access.wrong')),
      );
    });
  };
  const byPasskey = async () => {
    setProblem('');
    await logIn({ byPasskey: true }).catch((error: HttpError) =>
      setProblem(
        t(isStopped(error) ? 'ownAccess.stopped' : error.status >= 500 ? 'desk.away' : 'ownAccess.refused'),
      ),
    );
  };
  return (
    <Stack component="form" onSubmit={submit} spacing={2}>
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
      <CodeField />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('access.logIn')}
      </Button>
      {browserSupportsWebAuthn() && (
        <Button size="large" disabled={isBusy} startIcon={<KeyIcon />} onClick={() => void run(byPasskey)}>
          {t('ownAccess.logIn')}
        </Button>
      )}
    </Stack>
  );
}
