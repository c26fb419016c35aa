import { Box } from '@mui/material';
import { useDeskTexts } from '../i18n.ts';

/** In place of the rows of a list that has none. */
export function NothingHere() {
  const { t } = useDeskTexts();
  return <Box sx={{ p: 3, color: 'text.secondary' }}>{t('desk.nothing')}</Box>;
}
