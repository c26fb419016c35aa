import { Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState, useLocales } from 'react-admin';

/** The frame of pages before login: a title, a form, the language switcher. */
export function AccessFrame({ title, children }: { title: string; children: ReactNode }) {
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: 2, gap: 2 }}
    >
      <Card sx={{ width: '100%', maxWidth: 440 }}>
        <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
          <Typography component="h1" variant="h5" sx={{ mb: 3 }}>
            {title}
          </Typography>
          {children}
        </CardContent>
      </Card>
      <TextField
        select
        size="small"
        fullWidth={false}
        value={locale}
        onChange={({ target }) => setLocale(target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Язык · Language · Мова · Til' } }}
      >
        {locales.map(({ locale: code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
