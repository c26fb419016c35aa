import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { useDeskTexts } from '../i18n.ts';

/** Shown for an unknown address, or one that the role may not open. */
export function NotFoundPage() {
  const { t } = useDeskTexts();
  return (
    <Box sx={{ p: 3 }}>
      <Title title={t('desk.notFound')} />
      {t('desk.notFoundText')}
    </Box>
  );
}
