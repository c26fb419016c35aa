import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRefresh } from 'react-admin';
import { BACKEND_RESTORED, isBackendUp, BACKEND_LOST } from '../data/backend-status.ts';
import { useDeskTexts } from '../i18n.ts';

/** Milliseconds between two checks of the backend, and between two checks while it is down. */
const CHECK_INTERVAL = 5_000;
const LOOK_AGAIN = 1_500;

/** Shows that the backend or the network is down, and reloads the data when it is back. Typed text stays. */
export function ConnectionNotice() {
  const { t } = useDeskTexts();
  const refresh = useRefresh();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let was = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const away = !(await isBackendUp());
      if (isOver) return;
      if (was && !away) {
        refresh();
        dispatchEvent(new Event(BACKEND_RESTORED));
      }
      was = away;
      setAway(away);
      clearTimeout(timer);
      timer = setTimeout(() => void look(), away ? LOOK_AGAIN : CHECK_INTERVAL);
    };
    const lost = () => {
      if (!was) void look();
    };
    const changed = () => void look();
    timer = setTimeout(changed, CHECK_INTERVAL);
    addEventListener(BACKEND_LOST, lost);
    addEventListener('offline', changed);
    addEventListener('online', changed);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener(BACKEND_LOST, lost);
      removeEventListener('offline', changed);
      removeEventListener('online', changed);
    };
  }, [refresh]);
  return (
    <div role="status">
      {isAway && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {t('desk.away')}
        </Alert>
      )}
    </div>
  );
}
