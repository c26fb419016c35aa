import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useDeskTexts } from '../../i18n.ts';

/** A dialog with a form: Enter applies it, Escape closes it. */
export function FormDialog({
  title,
  apply,
  onClose,
  onApply,
  children,
  disabled = false,
}: {
  title: string;
  /** Label of its button. */
  apply: string;
  onClose: () => void;
  onApply: () => void;
  children: ReactNode;
  disabled?: boolean;
}) {
  const { t } = useDeskTexts();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onApply();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('stock.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={disabled}>
            {apply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
