import { Box } from '@mui/material';
import type { InboxEntry } from '@tourbillon/domain/desk/inbox.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { useElapsedTime } from './use-elapsed-time.ts';

/** How long there is to answer a request, or how late it is, and the deadline below it. */
export function DeadlineField({ request }: { request: Pick<InboxEntry, 'answer_by' | 'is_late' | 'state'> }) {
  const { t, locale } = useDeskTexts();
  const spanOf = useElapsedTime();
  const { answer_by: by, is_late: isLate, state } = request;
  if (by === null || state === 'answered') return <>—</>;
  const time = spanOf(by);
  return (
    <>
      <Box
        component="span"
        sx={{
          display: 'block',
          whiteSpace: 'nowrap',
          ...(isLate && { color: 'error.main', fontWeight: 700 }),
        }}
      >
        {t(isLate ? 'inboxWork.lateBy' : 'inboxWork.timeLeft', { time })}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {formatMoment(by, locale)}
      </Box>
    </>
  );
}
