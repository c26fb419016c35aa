import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useDeskTexts } from '../i18n.ts';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';

/** Login settings of the person. */
export function OwnAccessPage() {
  const { t } = useDeskTexts();
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, width: '100%' }}>
      <Title title={t('ownAccess.title')} />
      <PasskeysCard />
      <PasswordCard />
      <AuthenticatorCard />
    </Stack>
  );
}
