import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  type HttpError,
  useGetIdentity,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { RoleDialog } from './RoleDialog.tsx';

/** Actions of an owner on a person: change role or office, end access, restore access. */
export function PersonActions() {
  const { t } = useDeskTexts();
  const person = useRecordContext<Colleague>();
  const { identity } = useGetIdentity();
  const refresh = useRefresh();
  const notify = useNotify();
  const [run] = useOneAtATime();
  const [asked, setAsked] = useState<'role' | 'access'>();
  if (!person || person.id === identity?.id) return null;
  const hasAccess = person.ended_at === null;
  const change = async () => {
    setAsked(undefined);
    await callDesk('changeAccess', { id: person.id, has_access: !hasAccess }).catch((error: HttpError) =>
      notify(error.status === 422 ? 'people.lastOwner' : 'desk.failed', { type: 'error' }),
    );
    refresh();
  };
  return (
    <Stack direction="row" spacing={1}>
      {hasAccess && <Button onClick={() => setAsked('role')}>{t('people.change')}</Button>}
      <Button color={hasAccess ? 'error' : 'primary'} onClick={() => setAsked('access')}>
        {t(hasAccess ? 'people.endAccess' : 'people.giveAccess')}
      </Button>
      <Confirm
        isOpen={asked === 'access'}
        title={t(hasAccess ? 'people.endAccess' : 'people.giveAccess')}
        content={t(hasAccess ? 'people.endAccessText' : 'people.giveAccessText', { name: person.name })}
        confirm={t(hasAccess ? 'people.endAccess' : 'people.giveAccess')}
        confirmColor={hasAccess ? 'warning' : 'primary'}
        onConfirm={() => void run(change)}
        onClose={() => setAsked(undefined)}
      />
      {asked === 'role' && <RoleDialog person={person} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}
