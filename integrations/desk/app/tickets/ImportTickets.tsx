import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { type HttpError, useNotify, useRefresh } from 'react-admin';
import { TICKET_COLUMNS } from '@tourbillon/domain/desk/ticket-words.ts';
import type { TicketReport } from '@tourbillon/domain/desk/tickets.ts';
import { dialogProblem, PROBLEM_TEXTS } from '../actions/dialog-problem.ts';
import { fieldErrors } from '../actions/field-errors.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { ReportTable } from './ReportTable.tsx';

/** A file and its report. */
interface Checked {
  name: string;
  csv: string;
  report: TicketReport;
}

/** Imports a CSV file of tickets. The report is shown first; nothing is written until it is confirmed. */
export function ImportTickets({ onClose }: { onClose: () => void }) {
  const { t } = useDeskTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState('');
  const [run, isBusy] = useOneAtATime();
  const attempt = (act: () => Promise<void>) => run(() => tell(act));
  const tell = async (act: () => Promise<void>) => {
    setProblem('');
    try {
      await act();
    } catch (error) {
      const { status, body } = error as HttpError;
      const { current } = (body ?? {}) as { current?: { report?: TicketReport } };
      if (status === 409 && current?.report && checked) setChecked({ ...checked, report: current.report });
      const words = status === 409 ? t('tickets.reportChanged') : fieldErrors(error, t).csv;
      setProblem(words ?? t(PROBLEM_TEXTS[dialogProblem({ status, body })]));
    }
  };
  const check = (file: File) =>
    attempt(async () => {
      const csv = await file.text();
      const { data: report } = await callDesk('checkTickets', { csv });
      setChecked({ name: file.name, csv, report });
    });
  const apply = ({ csv, report }: Checked) =>
    attempt(async () => {
      await callDesk('applyTickets', { csv, hash: report.hash });
      notify('tickets.applied', { type: 'success' });
      refresh();
      onClose();
    });
  const counts = checked?.report.counts;
  const isSomething = counts !== undefined && counts.added + counts.changed > 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="import-title">
      <DialogTitle id="import-title">{t('tickets.import')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{t('tickets.importHelp')}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {TICKET_COLUMNS.join(', ')}
          </Typography>
          <div role="status">{problem !== '' && <Alert severity="warning">{problem}</Alert>}</div>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            hidden
            // The focus trap of a dialog goes round to the first field that can take the focus; this one cannot.
            tabIndex={-1}
            aria-label={t('tickets.choose')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void check(file);
              target.value = '';
            }}
          />
          <Button
            variant={checked ? 'text' : 'contained'}
            disabled={isBusy}
            onClick={() => input.current?.click()}
          >
            {checked ? checked.name : t('tickets.choose')}
          </Button>
          {checked && <ReportTable report={checked.report} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('desk.cancel')}</Button>
        {checked && (
          <Button variant="contained" disabled={isBusy || !isSomething} onClick={() => void apply(checked)}>
            {t('tickets.apply')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
