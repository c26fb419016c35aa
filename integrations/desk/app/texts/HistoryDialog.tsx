import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextFile, TextVersion } from '@tourbillon/domain/desk/text-views.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { DiffView } from './DiffView.tsx';
import { useMoment, useTextWords } from './use-text-words.ts';

interface Props {
  path: string;
  /** Hash of the published file, to detect a change by somebody else. */
  hash: string | null;
  /** Revision of the draft, which an undo deletes. */
  revision: number | null;
  onClose: () => void;
  onUndone: (undone: { data: TextFile; pages_follow: boolean }) => void;
  onRefused: (error: unknown) => void;
}

/** Versions of a file made at the desk: author, time, changed lines, and a button to restore the previous content. */
export function HistoryDialog({ path, hash, revision, onClose, onUndone, onRefused }: Props) {
  const t = useTextWords();
  const { data } = useQuery({
    queryKey: ['text-history', path, hash],
    queryFn: () => callDesk('textHistory', { path }),
  });
  const [run] = useOneAtATime();
  const undo = async (id: number) => {
    try {
      onUndone(await callDesk('undoText', { id, hash, revision }));
    } catch (error) {
      onRefused(error);
    }
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="text-history">
      <DialogTitle id="text-history">
        {t('history')}: {path}
      </DialogTitle>
      <DialogContent>
        {data?.data.length === 0 && <Typography>{t('noHistory')}</Typography>}
        <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.data.map((version) => (
            <Version key={version.id} version={version} onUndo={() => void run(() => undo(version.id))} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Version({ version, onUndo }: { version: TextVersion; onUndo: () => void }) {
  const t = useTextWords();
  const moment = useMoment();
  const [isOpen, setOpen] = useState(false);
  const { id, by, at, kind, added, removed, current } = version;
  const { data } = useQuery({
    queryKey: ['text-version', id],
    queryFn: () => callDesk('textChange', { id: String(id) }),
    enabled: isOpen,
  });
  return (
    <Box component="li">
      <Typography>
        {by.name}, {moment(at)}: {t(`version_${kind}`)}
        {current ? ` (${t('current')})` : ''}
        <Typography component="span" color="text.secondary">
          {' '}
          +{added} −{removed}
        </Typography>
      </Typography>
      <Stack direction="row" spacing={1} sx={{ my: 0.5 }}>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('compare')}
        </Button>
        <Button size="small" onClick={onUndo}>
          {t('undo')}
        </Button>
      </Stack>
      {data && (
        <DiffView before={data.data.before ?? ''} after={data.data.after ?? ''} label={t('compare')} />
      )}
    </Box>
  );
}
