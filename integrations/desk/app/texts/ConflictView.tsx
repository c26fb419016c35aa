import { Alert, Button, Stack, Typography } from '@mui/material';
import { DiffView } from './DiffView.tsx';
import type { EditedFile } from './edited-file.ts';
import { useTextWords } from './use-text-words.ts';

interface Props {
  file: EditedFile;
  onSettle: (choice: 'theirs' | 'mine') => void;
}

/** Both versions of a file after a conflict. Nothing is overwritten until the person chooses one. */
export function ConflictView({ file, onSettle }: Props) {
  const t = useTextWords();
  if (!file.theirs) return null;
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography variant="subtitle2" component="p">
        {t('conflict')}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {t('conflictHelp')}
      </Typography>
      <DiffView before={file.theirs.text} after={file.text} label={`${t('conflict')}: ${file.path}`} />
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button size="small" variant="outlined" onClick={() => onSettle('theirs')}>
          {t('takeTheirs')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => onSettle('mine')}>
          {t('keepMine')}
        </Button>
      </Stack>
    </Alert>
  );
}
