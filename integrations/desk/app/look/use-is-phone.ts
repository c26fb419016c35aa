import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the window is as narrow as a phone: what is done every day is at the thumb there. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}

/** Whether a table has no room, as on a phone and a small tablet: its rows are cards there, and few filters in sight. */
export function useIsNarrow(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
}
