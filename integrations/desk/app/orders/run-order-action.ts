import type { DeskOrder } from '@tourbillon/domain/desk/orders.ts';
import type { Handover } from '@tourbillon/domain/desk/order-words.ts';
import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { parseSum } from '../actions/parse-number.ts';
import { callDesk } from '../data/call-desk.ts';

/** An action on an order. */
export type OrderAction =
  | 'hold'
  | 'sell'
  | 'release'
  | 'return'
  | 'write'
  | 'handover'
  | 'regularStart'
  | 'regularEnd';

/** Fields of the action dialogs. */
export type OrderField =
  | 'until'
  | 'price'
  | 'currency'
  | 'sold_on'
  | 'to'
  | 'text'
  | 'handover'
  | 'place'
  | 'tracking';

/** Makes the call of an action from the typed values; it returns the order after it. @param seen last change of the piece that the screen showed. */
export function runOrderAction(
  action: OrderAction,
  { id, seen }: { id: number; seen: number },
  typed: Partial<Record<OrderField, string>>,
): Promise<{ data: DeskOrder }> {
  const { text = '', until = '', sold_on: soldOn } = typed;
  switch (action) {
    case 'hold':
      return callDesk('holdOrder', { id, seen, until, text });
    case 'sell':
      return callDesk('sellOrder', {
        id,
        seen,
        price: priceField(typed),
        ...(soldOn && { sold_on: soldOn }),
        text,
      });
    case 'release':
      return callDesk('releaseOrder', { id, seen, text });
    case 'return':
      return callDesk('returnOrder', { id, seen, to: typed.to as 'in_stock' | 'in_reserve', text });
    case 'write':
      return callDesk('writeToOrder', { id, text });
    case 'regularStart':
    case 'regularEnd':
      return callDesk('setRegularBuyer', { id, regular: action === 'regularStart' });
    case 'handover': {
      const { place = '', tracking = '' } = typed;
      return callDesk('handOver', { id, handover: typed.handover as Handover, place, tracking, text });
    }
  }
}

/** The typed price of a call. An empty field becomes 0, which every call refuses. */
export function priceField({ price = '', currency }: { price?: string; currency?: string }): {
  value: number;
  currency: Currency;
} {
  return { value: parseSum(price) ?? 0, currency: currency as Currency };
}
