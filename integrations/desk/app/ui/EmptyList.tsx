import { Box } from '@mui/material';
import { useDeskTexts } from '../i18n.ts';

/** Shown in place of the rows of an empty list. */
export function EmptyList() {
  const { t } = useDeskTexts();
  return <Box sx={{ p: 3, color: 'text.secondary' }}>{t('desk.nothing')}</Box>;
}
