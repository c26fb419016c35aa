import { Button } from '@mui/material';
import { type HttpError, Show, TopToolbar, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { RequestFacts } from './RequestFacts.tsx';
import type { InboxRequest } from './inbox-request.ts';

/** One request with all that was typed. */
export function RequestPage() {
  const { t } = useDeskTexts();
  return (
    <Show title={t('inbox.one')} actions={<RequestActions />}>
      <RequestFacts />
    </Show>
  );
}

function RequestActions() {
  const { t } = useDeskTexts();
  const request = useRecordContext<InboxRequest>();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!request) return <TopToolbar />;
  const take = async () => {
    await callDesk('takeRequest', { id: request.id }).catch((error: HttpError) =>
      notify(error.status === 422 ? 'inbox.takenByOther' : 'desk.failed', { type: 'error' }),
    );
    refresh();
  };
  return (
    <TopToolbar>
      {request.state === 'open' && (
        <Button variant="contained" onClick={() => void take()}>
          {t('inbox.take')}
        </Button>
      )}
    </TopToolbar>
  );
}
