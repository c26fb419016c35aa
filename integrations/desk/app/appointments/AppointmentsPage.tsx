import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Card, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { AppointmentsTable } from './AppointmentsTable.tsx';
import { shownVisits } from './shown-visits.ts';
import { useVisitOffices } from './visit-offices.ts';

/** A day some days before or after another. */
function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The visits of a day, of one office or of all that the person may see. Both are in the address, for the way back. */
export function AppointmentsPage() {
  const { t } = useDeskTexts();
  const [address, setAddress] = useSearchParams();
  const offices = useVisitOffices();
  const { day, office } = shownVisits(address, offices);
  const show = (change: { day?: string; office?: string }) =>
    setAddress({ ...Object.fromEntries(address), ...change }, { replace: true });
  const setDay = (next: string) => show({ day: next });
  const { data: visits, refetch } = useQuery({
    queryKey: ['appointments', day, office],
    enabled: day !== '',
    queryFn: async () => (await callDesk('appointments', { day, ...(office && { office }) })).data,
    refetchInterval: 15_000,
  });
  return (
    <>
      <Title title={t('appointments.title')} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', my: 2 }}>
        <IconButton aria-label={t('appointments.before')} onClick={() => setDay(daysFrom(day, -1))}>
          <ChevronLeft />
        </IconButton>
        <TextField
          type="date"
          size="small"
          fullWidth={false}
          margin="none"
          sx={{ flex: { xs: 1, sm: 'none' } }}
          label={t('appointments.day')}
          value={day}
          onChange={({ target }) => target.value && setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <IconButton aria-label={t('appointments.after')} onClick={() => setDay(daysFrom(day, 1))}>
          <ChevronRight />
        </IconButton>
        <TextField
          select
          size="small"
          margin="none"
          fullWidth={false}
          label={t('appointments.office')}
          value={office}
          onChange={({ target }) => show({ office: target.value })}
          sx={{ width: { xs: '100%', sm: 280 } }}
        >
          <MenuItem value="">{t('appointments.allOffices')}</MenuItem>
          {offices?.map(({ alias, title }) => (
            <MenuItem key={alias} value={alias}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Card>
        {visits?.length === 0 && <Typography sx={{ p: 3 }}>{t('appointments.none')}</Typography>}
        {visits && visits.length > 0 && (
          <AppointmentsTable visits={visits} offices={offices ?? []} onChange={() => void refetch()} />
        )}
      </Card>
    </>
  );
}
