import { Box } from '@mui/material';
import type { InboxEntry } from '@tourbillon/domain/desk/inbox.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../look/format-moment.ts';

/** The deadline of a request; a late one is highlighted and also marked in words. */
export function DeadlineField({ request }: { request: Pick<InboxEntry, 'answer_by' | 'is_late' | 'state'> }) {
  const { t, locale } = useDeskTexts();
  const { answer_by: by, is_late: isLate, state } = request;
  if (by === null || state === 'answered') return <>—</>;
  return (
    <Box component="span" sx={{ color: isLate ? 'error.main' : 'text.primary' }}>
      {isLate && <b>{t('inboxWork.late')} </b>}
      <span style={{ whiteSpace: 'nowrap' }}>{formatMoment(by, locale)}</span>
    </Box>
  );
}
