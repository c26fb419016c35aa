import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the window is as narrow as a phone; the navigation bar is then at the bottom. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}

/**
 * Whether the window is too narrow for a table (a phone or a small tablet): rows are then cards, and few filters are
 * visible.
 */
export function useIsNarrow(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
}
