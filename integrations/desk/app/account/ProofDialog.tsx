import KeyIcon from '@mui/icons-material/Key';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import type { HttpError } from 'react-admin';
import { isStopped, proveByPasskey } from '../access/passkey.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { CodeField } from '../access/CodeField.tsx';

/** Asks the person to prove their identity again: by passkey, or by password and code. */
export function ProofDialog({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const { t } = useDeskTexts();
  const [problem, setProblem] = useState('');
  const [run, isBusy] = useOneAtATime();
  const attempt = (proof: () => Promise<unknown>, refused: string) => run(() => prove(proof, refused));
  const prove = async (proof: () => Promise<unknown>, refused: string) => {
    setProblem('');
    await proof().then(
      () => onEnd(true),
      (error: HttpError) =>
        setProblem(
          isStopped(error)
            ? t('ownAccess.stopped')
            : error.status === 429
              ? t('access.tooMany')
              : error.status === 401
                ? t('desk.ended')
                : error.status >= 500
                  ? t('desk.away')
                  : refused,
        ),
    );
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    await attempt(() => callDesk('deskProof', typed), t('ownAccess.proofWrong'));
  };
  return (
    <Dialog open onClose={() => onEnd(false)} fullWidth maxWidth="xs" aria-labelledby="proof-title">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="proof-title">{t('ownAccess.proofTitle')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {problem && <Alert severity="error">{problem}</Alert>}
            {browserSupportsWebAuthn() && (
              <Button
                variant="outlined"
                startIcon={<KeyIcon />}
                onClick={() => void attempt(proveByPasskey, t('ownAccess.refused'))}
              >
                {t('ownAccess.proofByPasskey')}
              </Button>
            )}
            <TextField
              name="password"
              type="password"
              label={t('access.password')}
              autoComplete="current-password"
              required
            />
            <CodeField />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onEnd(false)}>{t('ownAccess.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t('ownAccess.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
