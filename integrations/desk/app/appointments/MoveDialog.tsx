import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Appointment } from '@tourbillon/domain/desk/appointments.ts';
import { formatMinute } from '@tourbillon/domain/i18n/dates.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { refusalsOf } from '../ui/refusals-of.ts';
import type { VisitOffice } from './visit-offices.ts';

interface Props {
  visit: Appointment;
  offices: readonly VisitOffice[];
  onClose: () => void;
}

/** Moves a visit to another office, day or time; a letter informs the visitor. */
export function MoveDialog({ visit, offices, onClose }: Props) {
  const { t, locale } = useDeskTexts();
  const notify = useNotify();
  const [wish, setWish] = useState({
    office: visit.office,
    day: visit.day,
    time: formatMinute(visit.minute),
  });
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [run, isMoving] = useOneAtATime();
  const move = async () => {
    try {
      await callDesk('moveAppointment', { id: visit.id, ...wish });
      onClose();
    } catch (error) {
      setRefusals(refusalsOf(error, locale));
      notify('desk.failed', { type: 'error' });
    }
  };
  const field = (name: keyof typeof wish) => ({
    fullWidth: true,
    margin: 'dense' as const,
    label: t(`appointments.${name}`),
    value: wish[name],
    error: refusals[name] !== undefined,
    helperText: refusals[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => setWish({ ...wish, [name]: target.value }),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="move-title">
      <DialogTitle id="move-title">{t('appointments.moveTitle', { name: visit.name })}</DialogTitle>
      <DialogContent>
        <TextField {...field('office')} select>
          {offices.map(({ alias, title, hours }) => (
            <MenuItem key={alias} value={alias}>
              {title} ({hours})
            </MenuItem>
          ))}
        </TextField>
        <TextField {...field('day')} type="date" slotProps={{ inputLabel: { shrink: true } }} />
        <TextField
          {...field('time')}
          type="time"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 300 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('desk.cancel')}</Button>
        <Button variant="contained" disabled={isMoving} onClick={() => void run(move)}>
          {t('desk.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
