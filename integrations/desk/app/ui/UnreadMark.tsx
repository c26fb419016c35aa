import { Box } from '@mui/material';
import { useDeskTexts } from '../i18n.ts';

/** A dot before a row with unread messages, with a text for screen readers. */
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
        // Forced-colors mode removes backgrounds.
        '@media (forced-colors: active)': { bgcolor: 'Highlight', forcedColorAdjust: 'none' },
      }}
    />
  );
}
