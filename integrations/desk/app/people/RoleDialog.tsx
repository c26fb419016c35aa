import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useNotify, useRefresh } from 'react-admin';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { type RoleChoice, RoleFields } from './RoleFields.tsx';

/** Changes the role or the office of a person. */
export function RoleDialog({ person, onClose }: { person: Colleague; onClose: () => void }) {
  const { t } = useDeskTexts();
  const refresh = useRefresh();
  const notify = useNotify();
  const [chosen, setChosen] = useState<RoleChoice>({ role: person.role, office: person.office });
  const [run, isBusy] = useOneAtATime();
  const save = async () => {
    await callDesk('changeRole', { id: person.id, ...chosen }).then(onClose, (error: HttpError) =>
      notify(error.status === 422 ? 'people.lastOwner' : 'desk.failed', { type: 'error' }),
    );
    refresh();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="role-title">
      <DialogTitle id="role-title">{person.name}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <RoleFields chosen={chosen} onChange={setChosen} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('desk.cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void run(save)}>
          {t('desk.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
