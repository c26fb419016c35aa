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
  // The gap that MUI leaves for the label of a filled field.
  '& .MuiFilledInput-input': { pt: 1 },
  '& .MuiFilledInput-multiline': { pt: 1, '& .MuiFilledInput-input': { pt: 0 } },
} as const;
