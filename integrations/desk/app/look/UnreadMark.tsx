import { Box } from '@mui/material';
import { useDeskTexts } from '../i18n.ts';

/** Before what somebody has written in and nobody has looked at: a dot, and its words for who cannot see it. */
export function UnreadMark({ isUnread }: { isUnread: boolean }) {
  const { t } = useDeskTexts();
  if (!isUnread) return null;
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('desk.unread')}
      title={t('desk.unread')}
      sx={{
        display: 'inline-block',
        width: 10,
        height: 10,
        mr: 1,
        borderRadius: '50%',
        bgcolor: 'primary.main',
        // High contrast leaves no backgrounds.
        '@media (forced-colors: active)': { bgcolor: 'Highlight', forcedColorAdjust: 'none' },
      }}
    />
  );
}
