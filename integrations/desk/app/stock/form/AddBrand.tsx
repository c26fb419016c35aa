import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useDeskTexts } from '../../i18n.ts';

/** Shown when a brand is refused as unknown: offers to add it. */
export function AddBrand({
  isShown,
  checked,
  onChange,
}: {
  isShown: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { t } = useDeskTexts();
  if (!isShown) return null;
  return (
    <FormControlLabel
      label={t('stock.addBrand')}
      control={<Checkbox checked={checked} onChange={(_, next) => onChange(next)} />}
    />
  );
}
