import { CircularProgress, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useDeskTexts } from '../i18n.ts';

/** Milliseconds after which waiting is explained. */
const LONG = 4_000;

/** Before the desk knows who is there, or a screen without a frame has come. */
export function WaitingPage() {
  const { t } = useDeskTexts();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
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
