import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { StockConflict } from '@tourbillon/domain/desk/stock.ts';
import { useDeskTexts } from '../../i18n.ts';
import type { Cells } from '../piece-draft.ts';
import { useColumnTitle } from '../use-column-title.ts';

/**
 * Shows the changes of somebody else since the piece was read. For a column that both have changed, the person
 * chooses one value. Escape resolves nothing: the typed values stay, and saving asks again.
 */
export function ConflictDialog({
  conflict,
  typed,
  onSettled,
  onClose,
}: {
  conflict: StockConflict;
  typed: Cells;
  /** @param mine columns that keep the typed value. */
  onSettled: (mine: ReadonlySet<string>) => void;
  onClose: () => void;
}) {
  const { t } = useDeskTexts();
  const titleOf = useColumnTitle();
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const choose = (column: string, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(column);
    else next.delete(column);
    setMine(next);
  };
  const shown = (text: string) => text || t('stock.nothing');
  return (
    <Dialog open onClose={onClose} aria-labelledby="conflict-title" fullWidth maxWidth="md">
      <DialogTitle id="conflict-title">{t('stock.conflictTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('stock.conflictIntro')}</DialogContentText>
        <Table size="small">
          <TableHead>
            <TableRow>
              {(['conflictField', 'conflictRead', 'conflictNow', 'conflictBy', 'conflictMine'] as const).map(
                (key) => (
                  <TableCell key={key}>{t(`stock.${key}`)}</TableCell>
                ),
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {conflict.fields.map(({ column, read, now, by }) => (
              <TableRow key={column}>
                <TableCell component="th" scope="row">
                  {titleOf(column)}
                </TableCell>
                <TableCell>{shown(read)}</TableCell>
                <TableCell>{shown(now)}</TableCell>
                <TableCell>{by?.name ?? t('stock.conflictUnknown')}</TableCell>
                <TableCell>
                  {typed[column] !== undefined && (
                    <>
                      {shown(typed[column])}
                      <RadioGroup
                        aria-label={titleOf(column)}
                        value={mine.has(column) ? 'mine' : 'theirs'}
                        onChange={(_, value) => choose(column, value === 'mine')}
                      >
                        <FormControlLabel
                          value="theirs"
                          control={<Radio size="small" />}
                          label={t('stock.takeTheirs')}
                        />
                        <FormControlLabel
                          value="mine"
                          control={<Radio size="small" />}
                          label={t('stock.takeMine')}
                        />
                      </RadioGroup>
                    </>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={() => onSettled(mine)}>
          {t('stock.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
