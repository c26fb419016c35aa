import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { PieceResult } from '@tourbillon/domain/desk/stock-changes.ts';
import { useDeskTexts } from '../../i18n.ts';
import { resultText } from '../result-text.ts';

/** The result for each piece, refused ones first. */
export function ResultsDialog({
  results,
  onClose,
}: {
  results: readonly PieceResult[];
  onClose: () => void;
}) {
  const { t } = useDeskTexts();
  const rank = ['refused', 'changed', 'unchanged'];
  const rows = results.toSorted((a, b) => rank.indexOf(a.status) - rank.indexOf(b.status));
  return (
    <Dialog open onClose={onClose} aria-labelledby="results-title" fullWidth>
      <DialogTitle id="results-title">{t('stock.results')}</DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('stockColumns.number')}</TableCell>
              <TableCell>{t('stock.result')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, number, status, message }) => (
              <TableRow key={id}>
                <TableCell>{number}</TableCell>
                <TableCell>
                  {t(`stock.result_${status}`)}
                  {message !== null && `: ${resultText(message, t)}`}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('stock.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
