import {
  Box,
  Button,
  Link as TextLink,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link, useNavigate } from 'react-router-dom';
import type { Appointment } from '@tourbillon/domain/desk/appointments.ts';
import { formatMinute } from '@tourbillon/domain/i18n/dates.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { useDeskTexts } from '../i18n.ts';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { officeOfVisit, type VisitOffice } from './visit-offices.ts';

/** The action that the person has started on a visit. */
export interface StartedVisitAction {
  what: 'move' | 'cancel';
  visit: Appointment;
}

interface Props {
  visits: readonly Appointment[];
  offices: readonly VisitOffice[];
  onAsk: (asked: StartedVisitAction) => void;
}

/** Visits as a table. */
export function VisitTable({ visits, offices, onAsk }: Props) {
  const { t } = useDeskTexts();
  const navigate = useNavigate();
  const sumOf = useSumOf();
  useRowKeys();
  return (
    <TableContainer>
      <Table aria-label={t('appointments.title')}>
        <TableHead>
          <TableRow>
            {(['time', 'office', 'who', 'what', 'sum', 'change'] as const).map((column) => (
              <TableCell key={column}>{t(`appointments.column_${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {visits.map((visit) => (
            <TableRow key={visit.id} hover onClick={() => void navigate(`/inbox/${visit.request}/show`)}>
              <TableCell>{formatMinute(visit.minute)}</TableCell>
              <TableCell>{officeOfVisit(visit, offices)}</TableCell>
              <TableCell>
                {visit.name}
                <br />
                <Telephone visit={visit} />
              </TableCell>
              <TableCell>
                <RequestLink visit={visit} />
              </TableCell>
              <TableCell>{sumOf(visit)}</TableCell>
              <TableCell onClick={(event) => event.stopPropagation()}>
                <Changes visit={visit} onAsk={onAsk} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Visits as cards, for a phone. */
export function VisitCards({ visits, offices, onAsk }: Props) {
  const sumOf = useSumOf();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {visits.map((visit) => (
        <Box component="li" key={visit.id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {formatMinute(visit.minute)} · {visit.name}
            </Typography>
            <Telephone visit={visit} />
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {officeOfVisit(visit, offices)}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <RequestLink visit={visit} /> {sumOf(visit)}
          </Typography>
          <Box sx={{ ml: -1 }}>
            <Changes visit={visit} onAsk={onAsk} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The subject of a visit: the chosen deal and its sum. */
function useSumOf(): (visit: Appointment) => string {
  const { t, locale } = useDeskTexts();
  return ({ offer: { choice, loan, buy_out: buyOut, currency } }) => {
    const value = choice === 'loan' ? loan?.amount : buyOut;
    return [choice && t(`offers.choice_${choice}`), value && formatSum({ value, currency }, locale)]
      .filter(Boolean)
      .join(' ');
  };
}

function Telephone({ visit: { telephone } }: { visit: Appointment }) {
  if (!telephone) return null;
  return (
    <TextLink
      href={`tel:${telephone}`}
      onClick={(event) => event.stopPropagation()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {telephone}
    </TextLink>
  );
}

function RequestLink({ visit: { request, about, offer } }: { visit: Appointment }) {
  const { t } = useDeskTexts();
  return (
    <TextLink component={Link} to={`/inbox/${request}/show`} onClick={(event) => event.stopPropagation()}>
      {about || t('desk.numbered', { number: offer.number })}
    </TextLink>
  );
}

function Changes({ visit, onAsk }: { visit: Appointment; onAsk: Props['onAsk'] }) {
  const { t } = useDeskTexts();
  return (
    <>
      <Button onClick={() => onAsk({ what: 'move', visit })}>{t('appointments.move')}</Button>
      <Button color="error" onClick={() => onAsk({ what: 'cancel', visit })}>
        {t('appointments.cancel')}
      </Button>
    </>
  );
}
