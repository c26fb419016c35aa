import { CardContent, Divider, Stack, Typography } from '@mui/material';
import { Show } from 'react-admin';
import { useDeskTexts } from '../i18n.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderThread } from './OrderThread.tsx';
import { useOrder } from './use-order.ts';

/** One order: facts, thread, history and actions. */
export function OrderPage() {
  return (
    <Show title={<OrderTitle />} actions={<OrderActions />}>
      <CardContent>
        <Stack spacing={3} divider={<Divider />}>
          <OrderFacts />
          <OrderThread />
        </Stack>
      </CardContent>
    </Show>
  );
}

function OrderTitle() {
  const { t } = useDeskTexts();
  const order = useOrder();
  return <Typography component="span">{order && t('orders.one', { id: order.id })}</Typography>;
}
