import { Box, Typography } from '@mui/material';
import type { ThreadMessage } from '@tourbillon/domain/desk/inbox.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';

/** The thread of a request, the earliest message first. */
export function RequestThread({ messages }: { messages: readonly ThreadMessage[] }) {
  const { t, locale } = useDeskTexts();
  const nameOf = ({ author, name }: ThreadMessage) =>
    author === 'sender' ? t('inboxWork.sender') : (name ?? t('inboxWork.colleague'));
  return (
    <section aria-labelledby="thread-title">
      <Typography id="thread-title" component="h2" variant="h6">
        {t('inboxWork.thread')}
      </Typography>
      {messages.length === 0 && <Typography color="text.secondary">{t('inboxWork.noMessages')}</Typography>}
      <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {messages.map((message) => (
          <Box
            key={message.id}
            component="li"
            sx={{ borderTop: 1, borderColor: 'divider', py: 1, overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2" color="text.secondary">
              <b>{nameOf(message)}</b>
              {message.author === 'note' && ` · ${t('inboxWork.noteMark')}`}
              {` · ${formatMoment(message.at, locale)}`}
              {message.mailed_to && ` · ${message.mailed_to}`}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{message.text}</Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
