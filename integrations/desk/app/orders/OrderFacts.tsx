import { Link, Typography } from '@mui/material';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { FactLines } from '../actions/FactLines.tsx';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { OfficeName } from '../ui/OfficeName.tsx';
import { OrderState } from './OrderState.tsx';
import { useOrder } from './use-order.ts';
import { siteTexts } from '../loaded-texts.ts';

/** Buyer, piece and money of an order. */
export function OrderFacts() {
  const { t, locale } = useDeskTexts();
  const order = useOrder();
  const site = siteTexts(locale);
  if (!order) return null;
  const { buyer, piece, standing, price, paid, handover } = order;
  const isHeldForOther = standing !== null && standing.held_for !== null && standing.held_for !== order.id;
  const now = standing && [
    site(`item.availability_${standing.availability}`),
    isHeldForOther ? t('orders.heldForOther', { id: standing.held_for ?? 0 }) : '',
  ];
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {piece.title}
      </Typography>
      <FactLines
        lines={[
          [t('orders.state'), <OrderState key="state" order={order} />],
          [t('orders.stockNumber'), piece.number ?? t('orders.gone')],
          [t('orders.standing'), now && now.filter(Boolean).join(', ')],
          [t('orders.asked'), price ? formatSum(price, locale) : t('orders.onRequest')],
          [t('orders.paid'), paid && formatSum(paid, locale)],
          [t('orders.wish'), t(`orders.wish_${order.wish}`)],
          [
            t('orders.buyer'),
            `${buyer.name} (${t(buyer.has_account ? 'orders.account_yes' : 'orders.account_no')})`,
          ],
          [site('letters.regular'), order.is_regular ? site('letters.regularGets') : null],
          [t('orders.phone'), buyer.phone && <Link href={`tel:${buyer.phone}`}>{buyer.phone}</Link>],
          [t('orders.mail'), buyer.email],
          [t('orders.language'), LOCALE_FACTS[buyer.locale].name],
          [t('orders.office'), order.city && <OfficeName office={order.city} />],
          [
            t('orders.handover'),
            handover && [t(`orders.handover_${handover}`), order.handover_place].filter(Boolean).join(': '),
          ],
          [t('orders.tracking'), order.tracking],
          [t('orders.created'), formatMoment(order.created_at, locale)],
          [t('orders.madeBy'), order.made_by],
        ]}
      />
    </>
  );
}
