import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the window is as narrow as a phone: tables become cards there, and few filters stay in sight. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}
