import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { TopToolbar, useGetIdentity, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { refusalsOf } from '../ui/refusals-of.ts';
import type { InboxRequest } from './inbox-request.ts';
import { useColleagues } from './use-colleagues.ts';

/** Assignment of a request: take it, hand it over, release it. */
export function RequestActions() {
  const { t, locale } = useDeskTexts();
  const request = useRecordContext<InboxRequest>();
  const { identity } = useGetIdentity();
  const colleagues = useColleagues();
  const notify = useNotify();
  const refresh = useRefresh();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [run] = useOneAtATime();
  if (!request) return <TopToolbar />;
  const { id, taken_by: holder } = request;
  const act = (making: () => Promise<unknown>) => {
    setMenu(null);
    return run(() => attempt(making));
  };
  const attempt = async (making: () => Promise<unknown>) => {
    await making().catch((error: unknown) => {
      const taken = refusalsOf(error, locale).id !== undefined;
      notify(taken ? 'inbox.takenByOther' : 'desk.failed', { type: 'error' });
    });
    refresh();
  };
  return (
    <TopToolbar>
      {holder === null && request.state !== 'answered' && (
        <Button variant="contained" onClick={() => void act(() => callDesk('takeRequest', { id }))}>
          {t('inbox.take')}
        </Button>
      )}
      <Button aria-haspopup="menu" onClick={(event) => setMenu(event.currentTarget)}>
        {t('inboxWork.handOver')}
      </Button>
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        {colleagues
          .filter((one) => one.id !== holder?.id)
          .map((one) => (
            <MenuItem
              key={one.id}
              onClick={() => void act(() => callDesk('handOverRequest', { id, to: one.id }))}
            >
              {one.name}
              {one.id === identity?.id && ` (${t('inboxWork.who_me')})`}
            </MenuItem>
          ))}
      </Menu>
      {holder !== null && (
        <Button onClick={() => void act(() => callDesk('releaseRequest', { id }))}>
          {t('inboxWork.release')}
        </Button>
      )}
    </TopToolbar>
  );
}
