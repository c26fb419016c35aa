import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Figure } from './Figure.tsx';

/** A panel of the page Today. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card variant="outlined" component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

/** Figures with their names; each is a link to the list that it counts. */
export function Figures({
  figures,
}: {
  figures: readonly { name: string; value: number; to: string; isBad?: boolean }[];
}) {
  return (
    <Stack component="dl" direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', m: 0 }}>
      {figures.map(({ name, value, to, isBad }) => (
        <Stack key={name} sx={{ flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="h4"
            color={isBad && value > 0 ? 'error' : 'textPrimary'}
            sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
          >
            <Figure figure={{ name, value, to }} />
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
