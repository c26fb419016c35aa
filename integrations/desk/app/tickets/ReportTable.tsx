import { Box, Typography } from '@mui/material';
import type { TicketReport } from '@tourbillon/domain/desk/tickets.ts';
import { mistakeWords } from '../actions/field-errors.ts';
import { useDeskTexts } from '../i18n.ts';

/** Maximum rows of a report on the screen. */
const SHOWN = 500;

/** The rows of a report, wrong ones first. */
export function ReportTable({ report: { counts, rows } }: { report: TicketReport }) {
  const { t } = useDeskTexts();
  const wrongFirst = rows.toSorted((a, b) => Number(b.outcome === 'wrong') - Number(a.outcome === 'wrong'));
  return (
    <>
      <Typography role="status">{t('tickets.counts', counts)}</Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {wrongFirst.slice(0, SHOWN).map(({ line, number, outcome, changes, mistakes }) => (
          <Box component="li" key={line} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography color={outcome === 'wrong' ? 'error' : undefined}>
              {[t('tickets.line', { line }), number, t(`tickets.outcome_${outcome}`)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            {[
              ...mistakes.map(({ column, reason }) => `${column}: ${mistakeWords(reason, t)}`),
              ...changes.map(({ column, before, after }) =>
                outcome === 'changed'
                  ? `${column}: ${before || '—'} → ${after || '—'}`
                  : `${column}: ${after}`,
              ),
            ].map((detail) => (
              <Typography
                key={detail}
                variant="body2"
                color="text.secondary"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {detail}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
      {rows.length > SHOWN && (
        <Typography>{t('tickets.more', { shown: SHOWN, all: rows.length })}</Typography>
      )}
    </>
  );
}
