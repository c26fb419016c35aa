import { Box, Button, Typography } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { nextOfferState } from '@tourbillon/domain/business/offer-state.ts';
import type { DeskOffer } from '@tourbillon/domain/desk/offers.ts';
import { formatDate, formatMinute } from '@tourbillon/domain/i18n/dates.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { officeOfVisit, useVisitOffices } from '../appointments/visit-offices.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';

/** One offer: state, sums, last day, and the visit with its office. */
export function OfferLines({ offer }: { offer: DeskOffer }) {
  const { t, locale } = useDeskTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const offices = useVisitOffices({ enabled: offer.visit !== null });
  const sum = (value: number) => formatSum({ value, currency: offer.currency }, locale);
  const [run, isBusy] = useOneAtATime();
  const withdraw = async () => {
    await callDesk('withdrawOffer', { id: offer.id }).catch(() => notify('desk.failed', { type: 'error' }));
    refresh();
  };
  const lines = [
    offer.buy_out === null ? '' : `${t('offers.buyOut')}: ${sum(offer.buy_out)}`,
    offer.loan === null
      ? ''
      : t('offers.loanLine', {
          sum: sum(offer.loan.amount),
          days: offer.loan.days,
          percent: formatNumber(locale, offer.loan.percent),
        }),
    `${t('offers.validUntil')}: ${formatMoment(offer.valid_until, locale)}`,
    offer.visit === null
      ? ''
      : `${t('offers.visit')}: ${formatDate(offer.visit.day, locale)}, ${formatMinute(offer.visit.minute)}, ${officeOfVisit(offer.visit, offices)}`,
    offer.comment,
  ].filter(Boolean);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Typography component="h3" variant="subtitle1">
        {t('desk.numbered', { number: offer.number })}: {t(`offers.state_${offer.state}`)}
        {offer.choice !== null && ` (${t(`offers.choice_${offer.choice}`)})`}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      {nextOfferState(offer.state, 'withdraw') && (
        <Button color="error" disabled={isBusy} onClick={() => void run(withdraw)}>
          {t('offers.withdraw')}
        </Button>
      )}
    </Box>
  );
}
