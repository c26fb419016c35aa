import {
  Button,
  Link as TextLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { Appointment } from '@tourbillon/domain/desk/appointments.ts';
import { formatMinute } from '@tourbillon/domain/i18n/dates.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { useRowKeys } from '../look/use-row-keys.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { VisitOffice } from './visit-office.ts';

interface Props {
  visits: readonly Appointment[];
  offices: readonly VisitOffice[];
  /** After one was moved or called off. */
  onChange: () => void;
}

/** Visits in the order of their times; each opens its request, is moved or called off. */
export function AppointmentsTable({ visits, offices, onChange }: Props) {
  const { t, locale } = useDeskTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ what: 'move' | 'cancel'; visit: Appointment }>();
  useRowKeys();
  const sumOf = ({ offer }: Appointment) => {
    const value = offer.choice === 'loan' ? offer.loan?.amount : offer.buy_out;
    return value ? formatSum({ value, currency: offer.currency }, locale) : '';
  };
  const cancel = async ({ id }: Appointment) => {
    setAsked(undefined);
    await callDesk('cancelAppointment', { id }).catch(() => notify('desk.failed', { type: 'error' }));
    onChange();
  };
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
              <TableCell>
                {offices.find(({ alias }) => alias === visit.office)?.title ?? visit.office}
              </TableCell>
              <TableCell>
                {visit.name}
                <br />
                {visit.telephone && (
                  <TextLink href={`tel:${visit.telephone}`} onClick={(event) => event.stopPropagation()}>
                    {visit.telephone}
                  </TextLink>
                )}
              </TableCell>
              <TableCell>
                <TextLink
                  component={Link}
                  to={`/inbox/${visit.request}/show`}
                  onClick={(event) => event.stopPropagation()}
                >
                  {visit.about || `№ ${visit.offer.number}`}
                </TextLink>
              </TableCell>
              <TableCell>
                {visit.offer.choice && t(`offers.choice_${visit.offer.choice}`)} {sumOf(visit)}
              </TableCell>
              <TableCell onClick={(event) => event.stopPropagation()}>
                <Button onClick={() => setAsked({ what: 'move', visit })}>{t('appointments.move')}</Button>
                <Button color="error" onClick={() => setAsked({ what: 'cancel', visit })}>
                  {t('appointments.cancel')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {asked?.what === 'move' && (
        <MoveDialog
          visit={asked.visit}
          offices={offices}
          onClose={() => {
            setAsked(undefined);
            onChange();
          }}
        />
      )}
      <Confirm
        isOpen={asked?.what === 'cancel'}
        title={t('appointments.cancel')}
        content={t('appointments.cancelText', { name: asked?.visit.name ?? '' })}
        onConfirm={() => asked && void cancel(asked.visit)}
        onClose={() => setAsked(undefined)}
      />
    </TableContainer>
  );
}
