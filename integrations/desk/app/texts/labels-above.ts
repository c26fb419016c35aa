/**
 * Labels above their fields, in as many lines as they need: the columns of four languages are too narrow for labels
 * in one line.
 */
export const LABELS_ABOVE = {
  '& .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    whiteSpace: 'normal',
    maxWidth: 'none',
    mb: 0.5,
    typography: 'body2',
  },
  '& .MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
} as const;
