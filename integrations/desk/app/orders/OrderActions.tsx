import { Button } from '@mui/material';
import { useState } from 'react';
import { TopToolbar } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskOrder } from '@tourbillon/domain/desk/orders.ts';
import { useMay } from '../access/use-may.ts';
import { useDeskTexts } from '../i18n.ts';
import { type OrderAction, OrderActionDialog } from './OrderActionDialog.tsx';
import { useOrder } from './use-order.ts';

/** The possible actions on an order in its current state. */
export function OrderActions() {
  const { t } = useDeskTexts();
  const order = useOrder();
  const mayChange = useMay('order_changes');
  const [open, setOpen] = useState<OrderAction>();
  if (!order) return <TopToolbar />;
  const can = mayChange ? possible(order) : [];
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {can.map((action) => (
        <Button
          key={action}
          variant={action === 'sell' ? 'contained' : 'text'}
          color={action === 'release' || action === 'return' ? 'error' : 'primary'}
          onClick={() => setOpen(action)}
        >
          {t(`orders.${action}`)}
        </Button>
      ))}
      <Button component={Link} to={`/orders/${order.id}/print`}>
        {t('orders.print')}
      </Button>
      {open && <OrderActionDialog action={open} order={order} onClose={() => setOpen(undefined)} />}
    </TopToolbar>
  );
}

/** Actions that make sense for the order; the backend checks whether they are allowed. */
function possible({ state, standing, buyer, is_regular: isRegular }: DeskOrder): OrderAction[] {
  const isOver = state === 'sold' || state === 'in_archive';
  const isThere = standing !== null && standing.availability !== 'sold';
  return [
    ...(!isOver && isThere ? (['hold', 'sell'] as const) : []),
    ...(isOver ? [] : (['release'] as const)),
    ...(state === 'sold' && standing !== null ? (['return'] as const) : []),
    'handover',
    ...(buyer.has_account ? [isRegular ? ('regularEnd' as const) : ('regularStart' as const)] : []),
    'write',
  ];
}
