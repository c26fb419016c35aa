import { Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { AuthenticatorCode } from '../access/AuthenticatorCode.tsx';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { CodeField } from '../access/CodeField.tsx';
import { useChange } from './use-change.tsx';

/** Replaces the authenticator of the person. */
export function AuthenticatorCard() {
  const { t } = useDeskTexts();
  const { change, isBusy, dialog } = useChange();
  const [address, setAddress] = useState<string>();
  const begin = () =>
    change(async () => setAddress((await callDesk('newDeskAuthenticator')).data.authenticator));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    const isDone = await change(
      () => callDesk('setDeskAuthenticator', { code }),
      'ownAccess.authenticatorChanged',
    );
    if (isDone) setAddress(undefined);
  };
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {t('ownAccess.authenticatorTitle')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('ownAccess.authenticatorAbout')}
        </Typography>
        {address === undefined ? (
          <Button variant="outlined" loading={isBusy} onClick={() => void begin()}>
            {t('ownAccess.newAuthenticator')}
          </Button>
        ) : (
          <Stack component="form" spacing={2} onSubmit={(event) => void submit(event)}>
            <AuthenticatorCode address={address} />
            <CodeField autoFocus />
            <Button type="submit" variant="contained" loading={isBusy}>
              {t('ownAccess.connect')}
            </Button>
          </Stack>
        )}
        {dialog}
      </CardContent>
    </Card>
  );
}
