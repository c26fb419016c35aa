import { CircularProgress, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useDeskTexts } from '../i18n.ts';

/** Milliseconds after which the page explains the delay. */
const EXPLAINED_AFTER = 4_000;

/** Shown while the session is checked, or while a screen without a frame loads. */
export function WaitingPage() {
  const { t } = useDeskTexts();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), EXPLAINED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', gap: 2, p: 2 }}
    >
      <CircularProgress aria-label={t('desk.waiting')} />
      <Typography role="status">{isLong && t('desk.away')}</Typography>
    </Stack>
  );
}
