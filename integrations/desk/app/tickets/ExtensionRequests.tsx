import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { DeskTicket } from '@tourbillon/domain/desk/tickets.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { useMay } from '../access/use-may.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { useShowSaved } from '../actions/show-saved.ts';
import { useOpenedRow } from '../actions/use-opened-row.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { extensionFields, extensionOf } from './extension.ts';
import { ticketRevision, useTicket } from './use-ticket.ts';
import { siteTexts } from '../loaded-texts.ts';

type Request = DeskTicket['requests'][number];

/** Requests to pay later for a ticket, and the form to answer them. */
export function ExtensionRequests() {
  const { t, locale } = useDeskTexts();
  const site = siteTexts(locale);
  const ticket = useTicket();
  const mayAnswer = useMay('ticket_changes');
  const [open, setOpen] = useState<{ request: Request; grants: boolean }>();
  if (!ticket || ticket.requests.length === 0) return null;
  return (
    <section aria-labelledby="extension-requests">
      <Typography id="extension-requests" component="h2" variant="h6">
        {t('tickets.requests')}
      </Typography>
      {ticket.requests.map((request) => (
        <Box key={request.id} sx={{ py: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {[
              formatMoment(request.sent_at, locale),
              request.answered_at !== null
                ? t('tickets.answered')
                : request.due && t('tickets.answerBy', { day: formatDate(request.due, locale) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Typography>
            {[
              request.name,
              request.phone,
              request.email,
              site(`cases.reason_${request.reason}`),
              t('tickets.months', { months: request.months }),
              request.documents,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {mayAnswer && request.answered_at === null && (
            <>
              <Button onClick={() => setOpen({ request, grants: true })}>{t('tickets.grant')}</Button>
              <Button color="error" onClick={() => setOpen({ request, grants: false })}>
                {t('tickets.decline')}
              </Button>
            </>
          )}
        </Box>
      ))}
      {open && <AnswerDialog ticket={ticket} {...open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

interface Props {
  ticket: DeskTicket;
  request: Request;
  /** Whether the answer extends the pledge. */
  grants: boolean;
  onClose: () => void;
}

function AnswerDialog({ ticket: latest, request, grants, onClose }: Props) {
  const { t } = useDeskTexts();
  const { row: ticket, onConflict } = useOpenedRow(latest, ticketRevision);
  const show = useShowSaved();
  const notify = useNotify();
  const title = t(grants ? 'tickets.grant' : 'tickets.decline');
  const days = extensionFields(ticket, t);
  return (
    <ActionDialog<'due' | 'grace_end' | 'amount' | 'text' | 'note'>
      title={title}
      submit={title}
      isDangerous={!grants}
      fields={[
        ...(grants ? days : []),
        ...(request.email === ''
          ? []
          : [{ name: 'text', label: t('tickets.answerText'), kind: 'lines' } as const]),
        { name: 'note', label: t('tickets.note'), kind: 'lines' },
      ]}
      act={async ({ text = '', note, ...typed }) => {
        const answered = await callDesk('answerExtension', {
          ...{ id: ticket.id, revision: ticket.revision, request: request.id, note, text },
          extension: grants ? extensionOf(ticket, typed) : null,
        });
        show(answered);
        if (!answered.written)
          notify('tickets.callThem', {
            type: 'warning',
            messageArgs: { phone: request.phone },
            autoHideDuration: null,
          });
      }}
      onConflict={onConflict}
      onClose={onClose}
    />
  );
}
