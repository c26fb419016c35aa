import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import type { DeskKey } from '../../../messages/index.ts';
import { useDeskTexts } from '../../i18n.ts';
import { isOpen, isRepeatable, type Upload, type UploadQueue } from '../upload-queue.ts';

/** Reasons with a message. */
const REASONS: Readonly<Record<string, DeskKey>> = {
  format: 'stock.refused_format',
  pixels: 'stock.refused_pixels',
  file_size: 'stock.refused_file_size',
  file_count: 'stock.refused_file_count',
};

/** Files in the upload queue, with their progress and actions. */
export function UploadList({ queue }: { queue: UploadQueue }) {
  const { t } = useDeskTexts();
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const isBusy = uploads.some(isOpen);
  return (
    <Box component="section" aria-label={t('stock.uploads')} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography role="status">{`${t('stock.uploads')}: ${done} / ${uploads.length}`}</Typography>
        {isBusy && (
          <Button size="small" onClick={() => queue.cancelAll()}>
            {t('stock.cancelAll')}
          </Button>
        )}
        {uploads.some(isRepeatable) && (
          <Button size="small" onClick={() => queue.retryAll()}>
            {t('stock.retryAll')}
          </Button>
        )}
        {!isBusy && (
          <Button size="small" onClick={() => queue.clear()}>
            {t('stock.close')}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} queue={queue} />
        ))}
      </Box>
    </Box>
  );
}

function UploadRow({
  upload: { id, file, state, progress, reason },
  queue,
}: {
  upload: Upload;
  queue: UploadQueue;
}) {
  const { t } = useDeskTexts();
  const why = reason === undefined ? '' : `: ${t(REASONS[reason] ?? 'stock.failed')}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr 120px 1fr auto' },
        columnGap: 1,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        py: 0.5,
      }}
    >
      <Typography variant="body2" noWrap>
        {file.name}
      </Typography>
      <LinearProgress
        aria-label={file.name}
        variant={state === 'cleaning' ? 'indeterminate' : 'determinate'}
        value={Math.round(progress * 100)}
      />
      <Typography variant="body2" color={state === 'failed' ? 'error' : 'text.secondary'}>
        {`${t(`stock.upload_${state}`)}${why}`}
      </Typography>
      {isOpen({ state }) ? (
        <Button
          size="small"
          aria-label={`${t('stock.cancel')} ${file.name}`}
          onClick={() => queue.cancel(id)}
        >
          {t('stock.cancel')}
        </Button>
      ) : state === 'done' ? (
        <span />
      ) : (
        <Button size="small" aria-label={`${t('stock.retry')} ${file.name}`} onClick={() => queue.retry(id)}>
          {t('stock.retry')}
        </Button>
      )}
    </Box>
  );
}
