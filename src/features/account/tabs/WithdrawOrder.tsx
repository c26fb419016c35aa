import { useRef, useState } from 'react';
import type { Order } from '@tourbillon/domain/contract/personal-area/orders.ts';
import { Button } from '#src/ui/Button.tsx';
import { changeAndFocus, keepFocus } from '../move-focus.ts';
import type { TabView } from './tab-view.ts';
import { useAccountAction } from './use-account-action.ts';

interface Props {
  id: number;
  view: TabView;
  show: (orders: Order[]) => void;
}

/** Cancels an order after a second confirmation. The item is on sale again at once. */
export function WithdrawOrder({ id, view, show }: Props) {
  const { words } = view;
  const [isAsked, setAsked] = useState(false);
  const { busy, said, errorsOf, act } = useAccountAction<Order[]>(view, show);
  const opener = useRef<HTMLParagraphElement>(null);
  const withdraw = async () => {
    const refocus = keepFocus();
    if (!(await act('withdraw', '/orders/withdraw', { id }, ''))) return;
    const { showToast } = await import('#src/ui/toasts.client.ts');
    showToast({ text: words['orders.withdrawn'] });
    refocus();
  };
  const close = () => changeAndFocus(opener, () => setAsked(false));
  if (!isAsked) {
    return (
      <p ref={opener}>
        <Button kind="text" isSmall onClick={() => setAsked(true)}>
          {words['orders.withdraw']}
        </Button>
      </p>
    );
  }
  return (
    <>
      <p>{words['orders.withdrawAsk']}</p>
      <div className="account-actions">
        <Button isSmall isBusy={busy !== undefined} onClick={() => void withdraw()}>
          {words['orders.withdrawYes']}
        </Button>
        <Button kind="quiet" isSmall autoFocus onClick={close}>
          {words['orders.withdrawNo']}
        </Button>
      </div>
      <p role="status">{errorsOf('withdraw').id ? words['orders.withdrawRefused'] : said}</p>
    </>
  );
}
