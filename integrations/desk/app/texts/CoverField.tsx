import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk, fileAddress } from '../data/call-desk.ts';
import { offlineKey } from '../data/offline-key.ts';
import { useDeskTexts } from '../i18n.ts';
import { useTextWords } from './use-text-words.ts';

const REASONS = { format: 'format', pixels: 'pixels', file_size: 'file_size' } as const;

interface Props {
  /** Name of the text; its photographs are named after it. */
  id: string;
  /** File of the folder `pictures`; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** The photograph on the cover of a text: drop or choose, view, replace, remove. */
export function CoverField({ id, value, onChange }: Props) {
  const t = useTextWords();
  const desk = useDeskTexts();
  const input = useRef<HTMLInputElement>(null);
  const [run, isBusy] = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);

  const send = (file: File | undefined) => run(() => upload(file));
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    try {
      onChange((await callDesk('addTextCover', { id }, { file })).data.name);
    } catch (error) {
      const reason = reasonOf(error);
      setProblem(
        desk.t(
          reason ? `stock.refused_${reason}` : isReadOnly(error) ? 'texts.notWritable' : offlineKey(error),
        ),
      );
    }
  };
  const takesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <Box
      role="group"
      aria-label={t('fact_cover')}
      onDragOver={(event: DragEvent) => {
        if (!takesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        if (!takesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void send(event.dataTransfer.files[0]);
      }}
      sx={{
        gridColumn: '1 / -1',
        p: 1.5,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        maxWidth: 560,
      }}
    >
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {value !== '' && (
          <Box
            component="img"
            src={fileAddress('textCover', { name: value })}
            alt={t('coverNow')}
            sx={{ width: 210, aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: 1, display: 'block' }}
          />
        )}
        <Stack spacing={1} sx={{ flex: 1, minWidth: 180 }}>
          <Typography variant="subtitle2" component="p">
            {t('fact_cover')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t(value === '' ? 'coverNone' : 'coverHelp')}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button size="small" variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
              {t(value === '' ? 'coverChoose' : 'coverReplace')}
            </Button>
            {value !== '' && (
              <Button size="small" color="error" disabled={isBusy} onClick={() => onChange('')}>
                {t('coverRemove')}
              </Button>
            )}
          </Stack>
        </Stack>
      </Stack>
      {isBusy && <LinearProgress aria-label={t('coverChoose')} sx={{ mt: 1 }} />}
      {problem !== undefined && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {t('coverRefused')}: {problem}
        </Alert>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic"
        hidden
        tabIndex={-1}
        aria-label={t('coverChoose')}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
    </Box>
  );
}

/** Why a file was refused as a photograph; undefined for other errors. */
function reasonOf(error: unknown): keyof typeof REASONS | undefined {
  if (!(error instanceof HttpError)) return undefined;
  if (error.status === 413) return 'file_size';
  const { errors } = (error.body ?? {}) as { errors?: { file?: string[] } };
  const [word = ''] = errors?.file ?? [];
  return Object.hasOwn(REASONS, word) ? (word as keyof typeof REASONS) : undefined;
}

function isReadOnly(error: unknown): boolean {
  return error instanceof HttpError && error.status === 503;
}
