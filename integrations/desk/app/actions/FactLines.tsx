import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Facts of a row with their labels; facts without a value are left out. */
export function FactLines({ lines }: { lines: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(6.5rem, 2fr) 3fr', sm: '13rem 1fr' },
        gap: 1,
        m: 0,
        alignItems: 'baseline',
      }}
    >
      {lines
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography
              component="dt"
              variant="body2"
              color="text.secondary"
              sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}
            >
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
