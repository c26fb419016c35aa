import { Button, Card, CardContent, List, Stack, TextField, Typography } from '@mui/material';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useState } from 'react';
import type { DeskPasskey } from '@tourbillon/domain/desk/own-access.ts';
import { makePasskey } from '../access/passkey.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { PasskeyItem } from './PasskeyItem.tsx';
import { useChange } from './use-change.tsx';

/** Passkeys of the person: add, rename, remove. */
export function PasskeysCard() {
  const { t } = useDeskTexts();
  const { change, isBusy, dialog } = useChange();
  const [passkeys, setPasskeys] = useState<DeskPasskey[]>([]);
  useEffect(() => {
    callDesk('deskPasskeys').then(
      ({ data }) => setPasskeys(data),
      () => undefined,
    );
  }, []);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name'));
    if (await change(async () => setPasskeys(await makePasskey(name)))) form.reset();
  };
  const rename = async (id: number, name: string) => {
    await change(async () => setPasskeys((await callDesk('renameDeskPasskey', { id, name })).data));
  };
  const remove = (id: number) =>
    change(async () => setPasskeys((await callDesk('removeDeskPasskey', { id })).data));
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {t('ownAccess.passkeysTitle')}
        </Typography>
        <Typography color="text.secondary">{t('ownAccess.passkeysAbout')}</Typography>
        <List>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={(name) => rename(passkey.id, name)}
              onRemove={() => void remove(passkey.id)}
            />
          ))}
        </List>
        {browserSupportsWebAuthn() && (
          <Stack
            component="form"
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1}
            onSubmit={(event) => void add(event)}
          >
            <TextField
              name="name"
              size="small"
              fullWidth
              label={t('ownAccess.passkeyName')}
              helperText={t('ownAccess.passkeyHint')}
              required
            />
            <Button
              type="submit"
              variant="contained"
              loading={isBusy}
              sx={{ flexShrink: 0, alignSelf: 'flex-start' }}
            >
              {t('ownAccess.addPasskey')}
            </Button>
          </Stack>
        )}
        {dialog}
      </CardContent>
    </Card>
  );
}
