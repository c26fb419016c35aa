import KeyIcon from '@mui/icons-material/Key';
import { Alert, Button, Stack, TextField } from '@mui/material';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { type HttpError, useLocaleState, useLogin } from 'react-admin';
import { useDeskTexts } from '../i18n.ts';
import { logOut, lastLogOutFailure, loggedInColleague } from './auth-provider.ts';
import { AccessFrame } from './AccessFrame.tsx';
import { isStopped } from './passkey.ts';

/** Login with mail address, password and authenticator code, or with a passkey. */
export function LogInPage() {
  const { t } = useDeskTexts();
  const logIn = useLogin();
  const [, setLocale] = useLocaleState();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState(lastLogOutFailure);
  const chooseTheirs = async () => setLocale((await loggedInColleague()).locale);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    await logIn(Object.fromEntries(new FormData(event.currentTarget))).then(
      chooseTheirs,
      ({ status }: HttpError) =>
        setProblem(
          status === 429 ? t('access.tooMany') : status === 502 ? t('desk.away') : t('access.wrong'),
        ),
    );
    setBusy(false);
  };
  const byPasskey = async () => {
    setBusy(true);
    setProblem('');
    await logIn({ byPasskey: true }).catch((error: HttpError) =>
      setProblem(
        t(isStopped(error) ? 'ownAccess.stopped' : error.status === 502 ? 'desk.away' : 'ownAccess.refused'),
      ),
    );
    setBusy(false);
  };
  const logOutAgain = async () => {
    await logOut();
    setFailure(lastLogOutFailure());
  };
  return (
    <AccessFrame title={t('access.logInTitle')}>
      {failure && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            failure === 'everything' && (
              <Button color="inherit" onClick={() => void logOutAgain()}>
                {t('access.logOutAgain')}
              </Button>
            )
          }
        >
          {t(failure === 'everything' ? 'access.notLoggedOut' : 'access.sessionStays')}
        </Alert>
      )}
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
        {browserSupportsWebAuthn() && (
          <Button size="large" disabled={isBusy} startIcon={<KeyIcon />} onClick={() => void byPasskey()}>
            {t('ownAccess.logIn')}
          </Button>
        )}
      </Stack>
    </AccessFrame>
  );
}
