import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { fileAddress } from '../../data/call-desk.ts';
import { useDeskTexts } from '../../i18n.ts';
import { ImportReportTable } from './ImportReportTable.tsx';
import { useStockImport } from './use-stock-import.ts';

/** The import of a stock file: choose it, check the report by row, confirm, import. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useDeskTexts();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [addBrands, setAddBrands] = useState(false);
  const [archivesMissing, setArchivesMissing] = useState(false);
  const { state, read, confirm, reset } = useStockImport(refresh);
  const { report, progress } = state;
  const isBusy = state.isReading || state.isStarting || progress?.state === 'running';
  const close = () => {
    if (isBusy) return;
    reset();
    // Archiving is chosen anew for every file.
    setAddBrands(false);
    setArchivesMissing(false);
    onClose();
  };
  // A report holds for its choices; once it is written or has failed, the next file may have others.
  const isFixed = isBusy || (report !== undefined && progress === undefined);
  const totals = report && {
    added: report.added,
    changed: report.changed,
    unchanged: report.unchanged,
    skipped: report.skipped,
    archived: report.archived,
  };
  return (
    <Dialog open={open} onClose={close} aria-labelledby="import-title" fullWidth maxWidth="lg">
      <DialogTitle id="import-title">{t('stock.importTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('stock.importIntro')}</DialogContentText>
        <Link href={fileAddress('exportOfStock', { template: '1' })}>{t('stock.template')}</Link>
        <div>
          <FormControlLabel
            label={t('stock.importAddBrands')}
            control={
              <Checkbox checked={addBrands} disabled={isFixed} onChange={(_, next) => setAddBrands(next)} />
            }
          />
          <FormControlLabel
            label={t('stock.importArchives')}
            control={
              <Checkbox
                checked={archivesMissing}
                disabled={isFixed}
                onChange={(_, next) => setArchivesMissing(next)}
              />
            }
          />
        </div>
        <input
          ref={input}
          type="file"
          accept=".csv,.xml,.yml,text/csv,text/xml"
          hidden
          // The focus trap of a dialog moves the focus to the first focusable field; this input must not be focusable.
          tabIndex={-1}
          aria-label={t('stock.importChoose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file, { addBrands, archivesMissing });
            target.value = '';
          }}
        />
        <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
          {t('stock.importChoose')}
        </Button>
        <div role="status" aria-busy={progress?.state === 'running'}>
          {state.isReading && <Typography>{t('stock.importReading')}</Typography>}
          {state.failure && <Alert severity="error">{t(state.failure)}</Alert>}
          {totals && !progress && <Typography sx={{ my: 2 }}>{t('stock.importTotals', totals)}</Typography>}
          {progress && <ImportState progress={progress} />}
        </div>
        {report && !progress && <ImportReportTable report={report} />}
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={close}>
          {t('stock.close')}
        </Button>
        {report && !progress && (
          <Button
            variant="contained"
            disabled={isBusy || report.added + report.changed + report.archived === 0}
            onClick={() => void confirm()}
          >
            {t('stock.importConfirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function ImportState({
  progress,
}: {
  progress: NonNullable<ReturnType<typeof useStockImport>['state']['progress']>;
}) {
  const { t } = useDeskTexts();
  const { state, done, rows, totals } = progress;
  if (state === 'running') {
    return (
      <>
        <Typography>{t('stock.importRunning', { done, rows })}</Typography>
        <LinearProgress
          aria-label={t('stock.importTitle')}
          variant="determinate"
          value={rows === 0 ? 0 : Math.min(100, (done / rows) * 100)}
        />
      </>
    );
  }
  if (state === 'stale') return <Alert severity="warning">{t('stock.importStale')}</Alert>;
  if (state === 'failed') {
    return (
      <Alert severity="error">
        {t('stock.importFailed')} {t('stock.importRunning', { done, rows })}
      </Alert>
    );
  }
  return (
    <Alert severity="success">
      {t('stock.importDone')}
      {totals && `. ${t('stock.importTotals', totals)}`}
    </Alert>
  );
}
