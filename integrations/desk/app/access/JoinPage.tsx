import { Alert, Button, CircularProgress, Link, Stack, TextField, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useEffect, useState } from 'react';
import type { HttpError } from 'react-admin';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { openInvitation } from '@tourbillon/domain/desk/people.ts';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { AccessFrame } from './AccessFrame.tsx';
import { noteColleague } from './auth-provider.ts';

type Invitation = DeskResponseOf<typeof openInvitation>['data'];

/** Side of the code that an authenticator scans, pixels. */
const CODE_SIZE = 200;

/** Where an invitation is followed: its secret stands in the fragment of the address, which no server gets. */
export function JoinPage() {
  const { t, locale } = useDeskTexts();
  const [secret] = useState(() => location.hash.slice(1));
  const [invitation, setInvitation] = useState<Invitation | 'over'>();
  const [problems, setProblems] = useState<Record<string, string[]>>({});
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    callDesk('openInvitation', { invitation: secret }).then(
      ({ data }) => setInvitation(data),
      () => setInvitation('over'),
    );
  }, [secret]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setBusy(true);
    try {
      noteColleague((await callDesk('join', { ...typed, invitation: secret, locale })).data);
      location.replace('/');
    } catch (error) {
      const { status, body } = error as HttpError;
      if (status === 404) setInvitation('over');
      setProblems(
        (body as { errors?: Record<string, string[]> } | undefined)?.errors ?? { code: [t('desk.away')] },
      );
    }
    setBusy(false);
  };
  const said = (field: string, hint = '') => {
    const reason = problems[field]?.[0];
    return {
      error: reason !== undefined,
      helperText: reason === undefined ? hint : reasonText(translator(locale), reason),
    };
  };
  if (invitation === 'over')
    return (
      <AccessFrame title={t('access.overTitle')}>
        <Typography>{t('access.overText')}</Typography>
      </AccessFrame>
    );
  return (
    <AccessFrame title={t('access.joinTitle')}>
      {!invitation && <CircularProgress aria-label={t('access.joinTitle')} />}
      {invitation && (
        <Stack component="form" onSubmit={(event) => void submit(event)} spacing={2}>
          <Alert severity="info" icon={false}>
            {[invitation.email, t(`people.role_${invitation.role}`)].filter(Boolean).join(' · ')}
          </Alert>
          <TextField
            name="name"
            label={t('access.name')}
            autoComplete="name"
            required
            autoFocus
            {...said('name')}
          />
          {invitation.email ? (
            <input type="hidden" autoComplete="username" value={invitation.email} />
          ) : (
            <TextField
              name="email"
              type="email"
              label={t('access.email')}
              autoComplete="username"
              required
              {...said('email')}
            />
          )}
          <TextField
            name="password"
            type="password"
            label={t('access.newPassword')}
            autoComplete="new-password"
            required
            {...said('password', t('access.newPasswordHint'))}
          />
          <Typography>{t('access.scan')}</Typography>
          <Stack sx={{ alignItems: 'center', bgcolor: '#fff', p: 2, alignSelf: 'center' }}>
            <QRCodeSVG value={invitation.authenticator} size={CODE_SIZE} title={t('access.scan')} />
          </Stack>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('access.secret')} <code>{new URL(invitation.authenticator).searchParams.get('secret')}</code>{' '}
            <Link href={invitation.authenticator}>{t('access.openApp')}</Link>
          </Typography>
          <TextField
            name="code"
            label={t('access.code')}
            autoComplete="one-time-code"
            required
            slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '\\d{3} ?\\d{3}' } }}
            {...said('code', t('access.codeHint'))}
          />
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            {t('access.join')}
          </Button>
        </Stack>
      )}
    </AccessFrame>
  );
}
