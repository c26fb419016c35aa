import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ImportReportView } from '@tourbillon/domain/desk/stock-import.ts';
import { useDeskTexts } from '../../i18n.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { mistakeText } from '../mistake-words.ts';
import { useColumnTitle } from '../use-column-title.ts';

/** On a phone the cells of a row stand one below the other, and the columns need no titles. */
const STACKED = {
  '& thead': { display: 'none' },
  '& tr': { display: 'block', borderTop: 1, borderColor: 'divider', py: 1 },
  '& td': { display: 'inline', border: 0, p: 0, mr: 1.5, fontWeight: 500, overflowWrap: 'anywhere' },
  '& td:last-of-type': { display: 'block', fontWeight: 400 },
};

/** The rows of a report, wrong ones first. */
export function ImportReportTable({ report: { rows, more } }: { report: ImportReportView }) {
  const { t } = useDeskTexts();
  const titleOf = useColumnTitle();
  const isPhone = useIsPhone();
  const sorted = useMemo(
    () =>
      rows.toSorted(
        (a, b) => Number(b.outcome === 'wrong') - Number(a.outcome === 'wrong') || a.line - b.line,
      ),
    [rows],
  );
  if (rows.length === 0) return null;
  return (
    <>
      <Table size="small" sx={isPhone ? STACKED : {}}>
        <TableHead>
          <TableRow>
            <TableCell>{t('stock.line')}</TableCell>
            <TableCell>{t('stockColumns.number')}</TableCell>
            <TableCell>{t('stock.result')}</TableCell>
            <TableCell>{t('stock.columnsChanged')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map(({ line, number, outcome, columns, mistakes }, at) => (
            <TableRow key={`${line} ${at}`}>
              <TableCell>{line > 0 ? line : ''}</TableCell>
              <TableCell>{number}</TableCell>
              <TableCell>{t(`stock.result_${outcome}`)}</TableCell>
              <TableCell>
                {columns.map(titleOf).join(', ')}
                {mistakes.map(({ column, message }) => (
                  <div key={`${column} ${message}`}>
                    {titleOf(column)}: {mistakeText(message, t)}
                  </div>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more > 0 && <Typography sx={{ mt: 1 }}>{t('stock.importMore', { amount: more })}</Typography>}
    </>
  );
}
