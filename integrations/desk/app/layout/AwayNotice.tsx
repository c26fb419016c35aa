import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRefresh } from 'react-admin';
import { isBackendHere } from '../data/backend-here.ts';
import { useDeskTexts } from '../i18n.ts';

/** Milliseconds between two checks of the backend. */
const LOOK_EVERY = 5_000;

/** Shows that the backend or the network is down, and reloads the data when it is back. Typed text stays. */
export function AwayNotice() {
  const { t } = useDeskTexts();
  const refresh = useRefresh();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let was = false;
    const look = async () => {
      const away = !(await isBackendHere());
      if (was && !away) refresh();
      was = away;
      setAway(away);
    };
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => clearInterval(timer);
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
