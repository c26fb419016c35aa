import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { TicketReport } from '@tourbillon/domain/desk/tickets.ts';
import { mistakeWords } from '../actions/field-errors.ts';
import { useDeskTexts } from '../i18n.ts';

/** Rows that are shown of a long report. */
const SHOWN = 500;

/** What would become of the rows of a file, the wrong ones first. */
export function ReportTable({ report: { counts, rows } }: { report: TicketReport }) {
  const { t } = useDeskTexts();
  const wrongFirst = rows.toSorted((a, b) => Number(b.outcome === 'wrong') - Number(a.outcome === 'wrong'));
  return (
    <>
      <Typography role="status">{t('tickets.counts', counts)}</Typography>
      {rows.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('tickets.line')}</TableCell>
              <TableCell>{t('tickets.number')}</TableCell>
              <TableCell>{t('tickets.outcome')}</TableCell>
              <TableCell>{t('tickets.details')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {wrongFirst.slice(0, SHOWN).map(({ line, number, outcome, changes, mistakes }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                <TableCell>{number}</TableCell>
                <TableCell>{t(`tickets.outcome_${outcome}`)}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {[
                    ...mistakes.map(({ column, reason }) => `${column}: ${mistakeWords(reason, t)}`),
                    ...changes
                      .filter(({ before, after }) => outcome === 'changed' || before !== after)
                      .map(({ column, before, after }) =>
                        outcome === 'changed'
                          ? `${column}: ${before || '—'} → ${after || '—'}`
                          : `${column}: ${after}`,
                      ),
                  ].join('; ')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {rows.length > SHOWN && (
        <Typography>{t('tickets.more', { shown: SHOWN, all: rows.length })}</Typography>
      )}
    </>
  );
}
