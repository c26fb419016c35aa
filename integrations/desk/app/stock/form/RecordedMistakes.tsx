import Alert from '@mui/material/Alert';
import { useDeskTexts } from '../../i18n.ts';
import { useColumnTitle } from '../use-column-title.ts';

/** The mistakes of a piece as it is stored, in one list, because some forms have no field for prices or the brand. */
export function RecordedMistakes({ mistakes }: { mistakes: Readonly<Record<string, readonly string[]>> }) {
  const { t } = useDeskTexts();
  const titleOf = useColumnTitle();
  const lines = Object.entries(mistakes);
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('stock.wrongRecord')}
      <ul>
        {lines.map(([column, said]) => (
          <li key={column}>
            {titleOf(column)}: {said.join('; ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
