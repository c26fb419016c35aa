import { Box, Card, CardContent } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { InboxEntry } from '@tourbillon/domain/desk/inbox.ts';
import { useDeskTexts } from '../i18n.ts';
import { RowPage } from '../ui/RowPage.tsx';
import { OffersOfRequest } from '../offers/OffersOfRequest.tsx';
import { AnswerEditor } from './AnswerEditor.tsx';
import type { InboxRequest } from './inbox-request.ts';
import { RequestActions } from './RequestActions.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestPhotos } from './RequestPhotos.tsx';
import { RequestThread } from './RequestThread.tsx';
import { useInboxPolling } from './use-inbox-polling.ts';

/** One request: fields, photographs, thread and actions. */
export function RequestPage() {
  const { t } = useDeskTexts();
  useInboxPolling();
  return (
    <RowPage title={t('inbox.one')} actions={<RequestActions />} isPlain>
      <RequestParts />
    </RowPage>
  );
}

function RequestParts() {
  const request = useRecordContext<InboxRequest | InboxEntry>();
  // Until the request is loaded, the record is only the entry of the list.
  if (!request || !('fields' in request)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Card>
          <RequestFacts />
          <RequestPhotos request={request} />
        </Card>
        <OffersOfRequest request={request} />
      </Box>
      <Card sx={{ minWidth: 0 }}>
        <CardContent>
          <RequestThread messages={request.messages} />
          <AnswerEditor key={request.id} request={request} />
        </CardContent>
      </Card>
    </Box>
  );
}
