import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from './format-moment.ts';

/** Shows a moment of the row as text. */
export function MomentField({ source }: { source: string; label?: string; sortable?: boolean }) {
  const { locale } = useDeskTexts();
  const record = useRecordContext<Record<string, string | null>>();
  return (
    <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
      {formatMoment(record?.[source], locale)}
    </Typography>
  );
}
