import { Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { type HttpError, useRefresh } from 'react-admin';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { callDesk } from '../data/call-desk.ts';
import { SESSION_ENDED, SESSION_RESTORED } from '../data/session-status.ts';
import { useDeskTexts } from '../i18n.ts';
import { isSomebodyElseHere, logIn, logInAgain } from './auth-provider.ts';
import { LogInForm } from './LogInForm.tsx';

/** Who has the session of this browser: another tab may have logged in. */
const whoIsHere = async () => (await callDesk('me')).data;

/**
 * Loads the page again for another person who has logged in in another tab: nothing is sent in their name. Without a
 * session, says so at once.
 */
function checkSession(): void {
  isSomebodyElseHere().then(
    (isElse) => isElse && location.reload(),
    ({ status }: HttpError) => status === 401 && dispatchEvent(new Event(SESSION_ENDED)),
  );
}

/**
 * Shown over everything when the session has ended (decision 707). The same person logs in on the spot and goes on: the
 * page below it stays with what was typed. For another person the page is loaded again.
 */
export function SessionEndedDialog() {
  const { t } = useDeskTexts();
  const refresh = useRefresh();
  const [isEnded, setEnded] = useState(false);
  const resume = async (attempt: () => Promise<Colleague>) => {
    if (!(await logInAgain(attempt))) return location.reload();
    setEnded(false);
    dispatchEvent(new Event(SESSION_RESTORED));
    refresh();
  };
  const look = useEffectEvent(() => void resume(whoIsHere).catch(() => undefined));
  useEffect(() => {
    const end = () => setEnded(true);
    addEventListener(SESSION_ENDED, end);
    return () => removeEventListener(SESSION_ENDED, end);
  }, []);
  useEffect(() => {
    const onFocus = () => (isEnded ? look() : checkSession());
    // The refusal may also be a late response to a call from before a login.
    if (isEnded) look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [isEnded]);
  return (
    <Dialog
      open={isEnded}
      fullWidth
      maxWidth="xs"
      aria-labelledby="session-ended"
      aria-describedby="session-ended-text"
    >
      <DialogTitle id="session-ended">{t('access.endedTitle')}</DialogTitle>
      <DialogContent>
        <Typography id="session-ended-text" sx={{ mb: 2 }}>
          {t('access.endedText')}
        </Typography>
        <LogInForm logIn={(typed) => resume(() => logIn(typed))} />
      </DialogContent>
    </Dialog>
  );
}
