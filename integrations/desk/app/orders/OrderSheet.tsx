import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type HttpError, useAuthenticated } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { FactLines } from '../actions/FactLines.tsx';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { deskTexts, loadDeskTexts, loadSiteTexts, siteTexts } from '../loaded-texts.ts';

/** Print styles: dark on white in any theme, A4, without buttons. */
const PAPER = {
  '@page': { size: 'A4', margin: '16mm' },
  '@media print': {
    '.no-print, .MuiSnackbar-root': { display: 'none !important' },
    body: { background: '#fff' },
  },
} as const;

/** The printed sheet of an order, in the language of its buyer. */
export function OrderSheet() {
  useAuthenticated();
  const { t } = useDeskTexts();
  const { id = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['order-sheet', id],
    queryFn: async () => {
      const sheet = (await callDesk('orderSheet', { id })).data;
      await Promise.all([loadDeskTexts(sheet.locale), loadSiteTexts(sheet.locale)]);
      return sheet;
    },
  });
  if (error) {
    const { status } = error as Partial<HttpError>;
    return <Typography role="alert">{t(status === 401 ? 'access.endedTitle' : 'actions.failed')}</Typography>;
  }
  if (!data) return null;
  const { order, locale } = data;
  const words = deskTexts(locale);
  const guarantee =
    data.guarantee_months === null
      ? words('orders.noGuarantee')
      : siteTexts(locale)('itemTerms.months', { count: data.guarantee_months });
  return (
    <Box
      component="main"
      lang={LOCALE_FACTS[locale].lang}
      sx={{
        maxWidth: '178mm',
        mx: 'auto',
        p: { xs: 2, sm: 4 },
        '@media print': { p: 0 },
        color: '#171512',
        background: '#fff',
      }}
    >
      <GlobalStyles styles={PAPER} />
      <Box className="no-print" sx={{ display: 'flex', gap: 1, mb: 3 }}>
        <Button variant="contained" onClick={() => window.print()} autoFocus>
          {t('orders.print')}
        </Button>
        <Button component={Link} to={`/orders/${order.id}/show`}>
          {t('orders.back')}
        </Button>
      </Box>
      <Typography
        sx={{ borderBottom: '1px solid', pb: 1, mb: 3, display: 'flex', justifyContent: 'space-between' }}
      >
        <strong>{data.shop}</strong>
        <span>{data.day}</span>
      </Typography>
      <Typography component="h1" variant="h5">
        {data.title}
      </Typography>
      <Typography sx={{ mb: 2, color: '#635C51' }}>
        {words('orders.sheet')} · {words('orders.one', { id: order.id })}
      </Typography>
      <FactLines
        lines={[
          ...data.facts.map(({ label, value }) => [label, value] as const),
          [words('orders.guarantee'), guarantee],
          [
            words(order.paid ? 'orders.paid' : 'orders.asked'),
            <strong key="price">{data.price ?? words('orders.onRequest')}</strong>,
          ],
          [words('orders.buyer'), [order.buyer.name, order.buyer.phone].filter(Boolean).join(', ')],
          [
            words('orders.handover'),
            order.handover &&
              [words(`orders.handover_${order.handover}`), order.handover_place].filter(Boolean).join(': '),
          ],
        ]}
      />
      <Signatures locale={locale} />
    </Box>
  );
}

/** Two lines for signatures. */
function Signatures({ locale }: { locale: Locale }) {
  const words = deskTexts(locale);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 6, mt: 10, breakInside: 'avoid' }}>
      {(['orders.signShop', 'orders.signBuyer'] as const).map((who) => (
        <div key={who}>
          <Typography sx={{ mb: 6 }}>{words(who)}</Typography>
          <Typography variant="body2" sx={{ borderTop: '1px solid', pt: 0.5 }}>
            {words('orders.signHint')}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
