import { CardContent, Divider, Stack, Typography } from '@mui/material';
import { useDeskTexts } from '../i18n.ts';
import { RowPage } from '../ui/RowPage.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderThread } from './OrderThread.tsx';
import { useOrder } from './use-order.ts';

/** One order: facts, thread, history and actions. */
export function OrderPage() {
  return (
    <RowPage title={<OrderTitle />} actions={<OrderActions />}>
      <CardContent>
        <Stack spacing={3} divider={<Divider />}>
          <OrderFacts />
          <OrderThread />
        </Stack>
      </CardContent>
    </RowPage>
  );
}

function OrderTitle() {
  const { t } = useDeskTexts();
  const order = useOrder();
  return <Typography component="span">{order && t('orders.one', { id: order.id })}</Typography>;
}
