import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { useDeskTexts } from '../i18n.ts';

/** What is shown at an address that is none of one's own. */
export function NotFoundPage() {
  const { t } = useDeskTexts();
  return (
    <Box sx={{ p: 3 }}>
      <Title title={t('desk.notFound')} />
      {t('desk.notFoundText')}
    </Box>
  );
}
