import { Alert, Button, CircularProgress, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { HttpError } from 'react-admin';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { openInvitation } from '@tourbillon/domain/desk/people.ts';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { CodeField } from './CodeField.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import { type InvitationFailure, invitationFailure } from './invitation-failure.ts';
import { AuthenticatorCode } from './AuthenticatorCode.tsx';
import { rememberColleague } from './auth-provider.ts';
import { siteTexts } from '../loaded-texts.ts';

type Invitation = DeskResponseOf<typeof openInvitation>['data'];

/** The page of an invitation. The secret is in the fragment of the address, which is not sent to any server. */
export function JoinPage() {
  const { t, locale } = useDeskTexts();
  const [secret] = useState(() => location.hash.slice(1));
  const [invitation, setInvitation] = useState<Invitation | InvitationFailure>();
  const [problems, setProblems] = useState<Record<string, string[]>>({});
  const [run, isBusy] = useOneAtATime();
  const look = useCallback(() => {
    setInvitation(undefined);
    callDesk('openInvitation', { invitation: secret }).then(
      ({ data }) => setInvitation(data),
      ({ status }: HttpError) => setInvitation(invitationFailure(status)),
    );
  }, [secret]);
  useEffect(look, [look]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    void run(() => join(typed));
  };
  const join = async (typed: Record<string, string>) => {
    try {
      rememberColleague((await callDesk('join', { ...typed, invitation: secret, locale })).data);
      location.replace('/');
    } catch (error) {
      const { status, body } = error as HttpError;
      if (status === 404) setInvitation('over');
      setProblems(
        (body as { errors?: Record<string, string[]> } | undefined)?.errors ?? {
          code: [t(status === 429 ? 'access.tooMany' : 'desk.away')],
        },
      );
    }
  };
  const said = (field: string, hint = '') => {
    const reason = problems[field]?.[0];
    return {
      error: reason !== undefined,
      helperText: reason === undefined ? hint : reasonText(siteTexts(locale), reason),
    };
  };
  if (invitation === 'over')
    return (
      <AccessFrame title={t('access.overTitle')}>
        <Typography>{t('access.overText')}</Typography>
      </AccessFrame>
    );
  if (typeof invitation === 'string')
    return (
      <AccessFrame title={t('access.joinTitle')}>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(invitation === 'tooMany' ? 'access.tooMany' : 'access.invitationAway')}
        </Alert>
        <Button variant="contained" onClick={look}>
          {t('access.invitationAgain')}
        </Button>
      </AccessFrame>
    );
  return (
    <AccessFrame title={t('access.joinTitle')}>
      {!invitation && <CircularProgress aria-label={t('access.joinTitle')} />}
      {invitation && (
        <Stack component="form" onSubmit={submit} spacing={2}>
          <Alert severity="info" icon={false}>
            {[invitation.email, t(`people.role_${invitation.role}`)].filter(Boolean).join(' · ')}
          </Alert>
          {invitation.email ? (
            <input type="hidden" autoComplete="username" value={invitation.email} />
          ) : (
            <TextField
              name="email"
              type="email"
              label={t('access.email')}
              autoComplete="username"
              required
              autoFocus
              {...said('email')}
            />
          )}
          <TextField
            name="name"
            label={t('access.name')}
            autoComplete="name"
            required

            {...said('name')}
          />
          <TextField
            name="password"
            type="password"
            label={t('access.newPassword')}
            autoComplete="new-password"
            required
            {...said('password', t('access.newPasswordHint'))}
          />
          <AuthenticatorCode address={invitation.authenticator} />
          <CodeField {...said('code', t('access.codeHint'))} />
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            {t('access.join')}
          </Button>
        </Stack>
      )}
    </AccessFrame>
  );
}
