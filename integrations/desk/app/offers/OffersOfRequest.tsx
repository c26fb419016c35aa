import { Button, Card, CardContent, Typography } from '@mui/material';
import { OFFERED_KINDS } from '@tourbillon/domain/desk/offers.ts';
import { useState } from 'react';
import type { InboxRequest } from '../inbox/inbox-request.ts';
import { useDeskTexts } from '../i18n.ts';
import { OfferForm } from './OfferForm.tsx';
import { OfferLines } from './OfferLines.tsx';

/** The offers of a request, the latest first, and a form for the next one. */
export function OffersOfRequest({ request }: { request: InboxRequest }) {
  const { t } = useDeskTexts();
  const [isOpen, setOpen] = useState(false);
  const { offers } = request;
  if (offers.length === 0 && !OFFERED_KINDS.includes(request.kind)) return null;
  const isAccepted = offers.some(({ state }) => state === 'accepted');
  return (
    <Card component="section" aria-labelledby="offers-title">
      <CardContent>
        <Typography id="offers-title" component="h2" variant="h6">
          {t('offers.title')}
        </Typography>
        {offers.map((offer) => (
          <OfferLines key={offer.id} offer={offer} />
        ))}
        {!isAccepted && !isOpen && (
          <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
            {t('offers.make')}
          </Button>
        )}
        {isOpen && <OfferForm request={request} onClose={() => setOpen(false)} />}
      </CardContent>
    </Card>
  );
}
