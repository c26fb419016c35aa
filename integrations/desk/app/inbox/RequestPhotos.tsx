import { Box, Button, Dialog, DialogActions, DialogContent, Link } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { fileAddress } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import type { InboxRequest } from './inbox-request.ts';

/**
 * Thumbnails of the photographs. Each opens large; arrow keys or buttons show the next one. A PDF opens in its own
 * tab.
 */
export function RequestPhotos({ request }: { request: InboxRequest }) {
  const { t } = useDeskTexts();
  const translate = useTranslate();
  const [shown, setShown] = useState<number>();
  const files = (request.fields['photos[]'] ?? []) as SentPhoto[];
  if (files.length === 0) return null;
  const pictures = files.flatMap(({ type }, place) => (type === 'jpeg' ? [place] : []));
  const address = (place: number, size: 'small' | 'large') =>
    fileAddress('requestPhoto', { id: String(request.id), place: String(place), size });
  const turn = (step: number) => {
    const at = pictures.indexOf(shown ?? -1);
    setShown(pictures[(at + step + pictures.length) % pictures.length]);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight' || key === 'j') turn(1);
    if (key === 'ArrowLeft' || key === 'k') turn(-1);
  };
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, m: 0, listStyle: 'none' }}>
      {files.map((file, place) => (
        <li key={file.id}>
          {file.type === 'pdf' ? (
            <Link href={address(place, 'large')} target="_blank" rel="noreferrer">
              {file.name}
            </Link>
          ) : (
            <Button
              onClick={() => setShown(place)}
              sx={{ p: 0 }}
              aria-label={t('inboxWork.openPhoto', { number: place + 1 })}
            >
              <Box
                component="img"
                src={address(place, 'small')}
                alt={file.name}
                loading="lazy"
                sx={{ width: { xs: 98, sm: 120 }, aspectRatio: 1, objectFit: 'cover' }}
              />
            </Button>
          )}
        </li>
      ))}
      <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} maxWidth="xl" onKeyDown={press}>
        <DialogContent sx={{ p: 0 }}>
          {shown !== undefined && (
            <Box
              component="img"
              src={address(shown, 'large')}
              alt={files[shown]?.name ?? ''}
              sx={{ display: 'block', maxWidth: '100%', maxHeight: '80vh' }}
            />
          )}
        </DialogContent>
        <DialogActions>
          {pictures.length > 1 && (
            <>
              <Button onClick={() => turn(-1)}>{t('inboxWork.previous')}</Button>
              <Button onClick={() => turn(1)}>{t('inboxWork.next')}</Button>
            </>
          )}
          <Button onClick={() => setShown(undefined)} autoFocus>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
