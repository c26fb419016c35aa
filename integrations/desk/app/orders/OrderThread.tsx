import { Box, Typography } from '@mui/material';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { useOrder } from './use-order.ts';
import { siteTexts } from '../loaded-texts.ts';

/** Messages and changes of an order, the oldest first. */
export function OrderThread() {
  const { t, locale } = useDeskTexts();
  const site = siteTexts(locale);
  const order = useOrder();
  if (!order) return null;
  return (
    <section aria-labelledby="thread">
      <Typography id="thread" component="h2" variant="h6">
        {t('orders.thread')}
      </Typography>
      {order.thread.length === 0 && <Typography color="text.secondary">{t('orders.threadEmpty')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {order.thread.map(({ id, at, author, by, text, state, read_at: readAt }) => (
          <Box component="li" key={id} sx={{ py: 1 }}>
            <Typography variant="body2" color="text.secondary">
              {[
                formatMoment(at, locale),
                by ?? t(`orders.author_${author}`),
                readAt === null ? '' : t('orders.seen'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            {state && <Typography>{site(`item.availability_${state}`)}</Typography>}
            {text !== '' && (
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
            )}
          </Box>
        ))}
      </Box>
    </section>
  );
}
