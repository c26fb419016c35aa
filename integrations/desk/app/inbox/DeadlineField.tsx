import { Box } from '@mui/material';
import type { InboxEntry } from '@tourbillon/domain/desk/inbox.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../look/format-moment.ts';

/** By when a request is to be answered; what is late stands out, in words too. */
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
