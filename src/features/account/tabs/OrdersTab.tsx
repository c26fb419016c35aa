import type { Order } from '@tourbillon/domain/contract/personal-area/orders.ts';
import { patternDate } from '@tourbillon/domain/i18n/date-patterns.ts';
import { addNoBreakSpaces } from '@tourbillon/domain/i18n/no-break-spaces.ts';
import { Absence } from '#src/ui/Absence.tsx';
import { interpolate } from '../interpolate.ts';
import { ItemLine } from './ItemLine.tsx';
import { Loaded } from '../Loaded.tsx';
import type { TabProps } from './tab-props.ts';
import type { TabView } from './tab-view.ts';
import { WithdrawOrder } from './WithdrawOrder.tsx';

interface OrderProps {
  order: Order;
  view: TabView;
  show: (orders: Order[]) => void;
}

/** `/account/?tab=orders`: purchases and reservations, with the state and the next step of each. */
export function OrdersTab({ account, view }: TabProps) {
  const { words } = view;
  return (
    <>
      {account.regular && <p className="account-note">{words['orders.regular']}</p>}
      <Loaded<Order[]> path="/orders" view={view}>
        {(orders, show) =>
          orders.length === 0 ? (
            <Absence
              title={words['orders.emptyTitle']}
              actions={
                <a className="button" href={view.catalogue}>
                  {words['orders.emptyAction']}
                </a>
              }
            >
              <p>{words['orders.emptyText']}</p>
            </Absence>
          ) : (
            <ul className="area-list">
              {orders.map((order) => (
                <OrderPart key={order.id} order={order} view={view} show={show} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function OrderPart({ order, view, show }: OrderProps) {
  const { words, states, next, dates } = view;
  const { id, item, wish, state, held_until, for_another, created_at, office, messages } = order;
  const another = state === 'reserved' ? 'held_for_another' : 'sold_to_another';
  // The item is sold, archived or reserved for somebody else: show it in a neutral style.
  const isQuiet = for_another || state === 'sold' || state === 'in_archive';
  return (
    <li className="area-order area-pair">
      <p className="area-meta area-wide">
        {interpolate(words['orders.number'], { id })}
        <span>{words[`orders.wish_${wish}`]}</span>
        <time dateTime={created_at}>{patternDate(dates, created_at)}</time>
      </p>
      <ItemLine item={item} gone={words['orders.gone']} view={view}>
        <p>
          <span className={isQuiet ? 'badge' : 'badge badge--brass'}>{states[state]}</span>
        </p>
      </ItemLine>
      <div className="area-next">
        <p>
          <span className="visually-hidden">{words['orders.nextTitle']}: </span>
          {for_another ? words[`orders.cause_${another}`] : next[state]}
          {held_until &&
            ` ${interpolate(words['orders.heldUntil'], { date: patternDate(dates, held_until) })}`}
        </p>
        <p>
          <a href={`/account/?tab=messages#order-${id}`}>{words['orders.messagesLink']}</a>
          {messages.some(({ unread }) => unread) && (
            <span className="badge badge--brass area-new">{words['orders.unread']}</span>
          )}
        </p>
        {office && (
          <p className="area-meta">
            {words['orders.officeTitle']}: {office.title},{' '}
            {addNoBreakSpaces(office.address, document.documentElement.lang)}.{' '}
            <a href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</a> {office.hours}
          </p>
        )}
        {order.may_withdraw && <WithdrawOrder id={id} view={view} show={show} />}
      </div>
    </li>
  );
}
