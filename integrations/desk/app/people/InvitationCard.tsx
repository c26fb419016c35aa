import {
  Alert,
  Button,
  Card,
  CardContent,
  List,
  ListItem,
  ListItemText,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { OfficeName } from '../ui/OfficeName.tsx';
import { invitationProblem } from './invitation-problem.ts';
import { type RoleChoice, RoleFields } from './RoleFields.tsx';

/** Invites a person by letter, and lists the open invitations. */
export function InvitationCard() {
  const { t, locale } = useDeskTexts();
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [run, isBusy] = useOneAtATime();
  const [problem, setProblem] = useState('');
  const [chosen, setChosen] = useState<RoleChoice>({ role: 'manager', office: null });
  const { data: open = [], refetch } = useQuery({
    queryKey: ['people', 'invitations'],
    queryFn: async () => (await callDesk('people')).data.invitations,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(invite);
  };
  const invite = async () => {
    setProblem('');
    try {
      await callDesk('invite', { email, ...chosen });
      notify(t('people.invited', { email }), { type: 'success' });
      setEmail((now) => (now === email ? '' : now));
    } catch (error) {
      setProblem(t(invitationProblem(error as HttpError)));
    }
    await refetch();
  };
  const withdraw = async (id: number) => {
    await callDesk('withdrawInvitation', { id }).catch(() => notify('desk.failed', { type: 'error' }));
    await refetch();
  };
  return (
    <Card sx={{ mt: 3, mb: 4, maxWidth: 720 }}>
      <CardContent>
        <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
          {t('people.inviteTitle')}
        </Typography>
        <Stack component="form" onSubmit={submit} spacing={2}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField
            type="email"
            label={t('access.email')}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            autoComplete="off"
            required
            fullWidth
          />
          <RoleFields chosen={chosen} onChange={setChosen} />
          <Button type="submit" variant="contained" disabled={isBusy} sx={{ alignSelf: 'start' }}>
            {t('people.invite')}
          </Button>
        </Stack>
        {open.length > 0 && (
          <List aria-label={t('people.openInvitations')}>
            {open.map((one) => (
              <ListItem key={one.id} disableGutters sx={{ flexWrap: 'wrap', columnGap: 1 }}>
                <ListItemText
                  sx={{ flexBasis: 220, overflowWrap: 'anywhere' }}
                  primary={one.email}
                  secondary={
                    <>
                      {t(`people.role_${one.role}`)}, <OfficeName office={one.office} />.{' '}
                      {t('people.until', { time: formatMoment(one.expires_at, locale) })}
                    </>
                  }
                />
                <Button disabled={isBusy} onClick={() => void run(() => withdraw(one.id))}>
                  {t('people.withdraw')}
                </Button>
              </ListItem>
            ))}
          </List>
        )}
      </CardContent>
    </Card>
  );
}
