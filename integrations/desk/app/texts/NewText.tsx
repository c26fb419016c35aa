import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FolderKind, TEXT_ID } from '@tourbillon/domain/texts/text-kinds.ts';
import { wordOfText } from '@tourbillon/domain/texts/text-word.ts';
import { useTextWords } from './use-text-words.ts';

/** Creates a text; only its slug is needed. */
export function NewText({ kind }: { kind: FolderKind }) {
  const t = useTextWords();
  const navigate = useNavigate();
  const [name, setName] = useState<string>();
  const isName = TEXT_ID.test(name ?? '') && name === name?.toLowerCase();
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (name !== undefined && isName) void navigate(`/texts/${wordOfText(kind, name)}`);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setName('')}>
        {t('newText')}
      </Button>
      <Dialog
        open={name !== undefined}
        onClose={() => setName(undefined)}
        fullWidth
        aria-labelledby="new-text"
      >
        <form onSubmit={create}>
          <DialogTitle id="new-text">{t('newText')}</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              fullWidth
              required
              margin="dense"
              label={t('newTextName')}
              value={name ?? ''}
              error={name !== '' && !isName}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setName(undefined)}>{t('cancel')}</Button>
            <Button type="submit" disabled={!isName}>
              {t('create')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
