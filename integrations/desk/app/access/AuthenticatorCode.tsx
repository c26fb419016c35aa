import { Link, Stack, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useDeskTexts } from '../i18n.ts';

/** Side of the QR code, pixels. */
const CODE_SIZE = 200;

/**
 * The secret for an authenticator app: as a QR code, as text, and as a link on the same device. @param address
 * `otpauth://totp/…`
 */
export function AuthenticatorCode({ address }: { address: string }) {
  const { t } = useDeskTexts();
  return (
    <>
      <Typography>{t('access.scan')}</Typography>
      <Stack sx={{ alignItems: 'center', bgcolor: '#fff', p: 2, alignSelf: 'center' }}>
        <QRCodeSVG value={address} size={CODE_SIZE} title={t('access.scan')} />
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('access.secret')} <code>{new URL(address).searchParams.get('secret')}</code>{' '}
        <Link href={address}>{t('access.openApp')}</Link>
      </Typography>
    </>
  );
}
