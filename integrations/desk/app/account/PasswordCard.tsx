import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { useChange } from './use-change.tsx';

/** Changes the person's own password. */
export function PasswordCard() {
  const { t } = useDeskTexts();
  const { change, isBusy, dialog } = useChange();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get('password'));
    const isDone = await change(
      () => callDesk('changeDeskPassword', { password }),
      'ownAccess.passwordChanged',
    );
    if (isDone) form.reset();
  };
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {t('access.password')}
        </Typography>
        <Typography color="text.secondary">{t('ownAccess.passwordAbout')}</Typography>
        <Stack
          component="form"
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={{ mt: 2, alignItems: 'flex-start' }}
          onSubmit={(event) => void submit(event)}
        >
          <TextField
            name="password"
            type="password"
            size="small"
            fullWidth
            label={t('access.newPassword')}
            helperText={t('access.newPasswordHint')}
            autoComplete="new-password"
            required
          />
          <Button type="submit" variant="contained" loading={isBusy} sx={{ flexShrink: 0 }}>
            {t('ownAccess.changePassword')}
          </Button>
        </Stack>
        {dialog}
      </CardContent>
    </Card>
  );
}
