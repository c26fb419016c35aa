import { Button, Card, Chip, List, ListItem, ListItemText } from '@mui/material';
import { useEffect, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { deskSessions } from '@tourbillon/domain/desk/people.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../look/format-moment.ts';

type Session = DeskResponseOf<typeof deskSessions>['data'][number];

/** One's own sessions, each of which can be ended. */
export function SessionsPage() {
  const { t, locale } = useDeskTexts();
  const notify = useNotify();
  const [sessions, setSessions] = useState<Session[]>([]);
  const read = () =>
    callDesk('deskSessions').then(
      ({ data }) => setSessions(data),
      () => notify('desk.away', { type: 'error' }),
    );
  useEffect(() => void read(), []);
  const end = async (id: number) => {
    await callDesk('endDeskSession', { id });
    await read();
  };
  return (
    <Card>
      <Title title={t('access.sessionsTitle')} />
      <List>
        {sessions.map(({ id, device, seen_at: seen, is_this: isThis }) => (
          <ListItem
            key={id}
            secondaryAction={
              isThis ? (
                <Chip label={t('access.thisSession')} />
              ) : (
                <Button onClick={() => void end(id)}>{t('access.endSession')}</Button>
              )
            }
          >
            <ListItemText
              primary={device || t('access.unknownDevice')}
              secondary={formatMoment(seen, locale)}
            />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
