import { Button, Card, Chip, List, ListItem, ListItemText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';

/** Open sessions of the person, each with a button to end it. */
export function SessionsPage() {
  const { t, locale } = useDeskTexts();
  const { data: sessions = [], refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => (await callDesk('deskSessions')).data,
  });
  const [run, isBusy] = useOneAtATime();
  const end = async (id: number) => {
    await callDesk('endDeskSession', { id });
    await refetch();
  };
  return (
    <Card>
      <Title title={t('access.sessionsTitle')} />
      <List>
        {sessions.map(({ id, device, seen_at: seen, is_this: isThis }) => (
          <ListItem key={id} sx={{ flexWrap: 'wrap', columnGap: 1 }}>
            <ListItemText
              sx={{ flexBasis: 220 }}
              primary={device || t('access.unknownDevice')}
              secondary={formatMoment(seen, locale)}
            />
            {isThis ? (
              <Chip label={t('access.thisSession')} />
            ) : (
              <Button disabled={isBusy} onClick={() => void run(() => end(id))}>
                {t('access.endSession')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
