import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useLogin } from 'react-admin';
import { useDeskTexts } from '../i18n.ts';
import { lastLogOutFailure, loggedInColleague, logOut, type LogInFields } from './auth-provider.ts';
import { AccessFrame } from './AccessFrame.tsx';
import { LogInForm } from './LogInForm.tsx';

/** The login page; it also says when logging out has failed. */
export function LogInPage() {
  const { t } = useDeskTexts();
  const logIn = useLogin();
  const [, setLocale] = useLocaleState();
  const [failure, setFailure] = useState(lastLogOutFailure);
  const logInAndChooseLocale = async (typed: LogInFields) => {
    await logIn(typed);
    if (!('byPasskey' in typed)) setLocale((await loggedInColleague()).locale);
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
      <LogInForm logIn={logInAndChooseLocale} />
    </AccessFrame>
  );
}
