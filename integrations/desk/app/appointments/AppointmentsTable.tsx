import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import type { Appointment } from '@tourbillon/domain/desk/appointments.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { useIsNarrow } from '../ui/use-is-phone.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { type StartedVisitAction, VisitCards, VisitTable } from './VisitRows.tsx';
import type { VisitOffice } from './visit-offices.ts';

interface Props {
  visits: readonly Appointment[];
  offices: readonly VisitOffice[];
  /** Called after a visit was moved or cancelled. */
  onChange: () => void;
}

/** Visits in order of time; each can be moved or cancelled, and links to its request. */
export function AppointmentsTable({ visits, offices, onChange }: Props) {
  const { t } = useDeskTexts();
  const notify = useNotify();
  const [run] = useOneAtATime();
  const [asked, setAsked] = useState<StartedVisitAction>();
  const isNarrow = useIsNarrow();
  const shown = { visits, offices, onAsk: setAsked };
  const cancel = async ({ id }: Appointment) => {
    setAsked(undefined);
    await callDesk('cancelAppointment', { id }).catch(() => notify('desk.failed', { type: 'error' }));
    onChange();
  };
  return (
    <>
      {isNarrow ? <VisitCards {...shown} /> : <VisitTable {...shown} />}
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
        confirm={t('appointments.cancel')}
        cancel={t('appointments.keep')}
        confirmColor="warning"
        onConfirm={() => asked && void run(() => cancel(asked.visit))}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
