import type { Order } from '@tourbillon/domain/contract/personal-area/orders.ts';
import { patternDate } from '@tourbillon/domain/i18n/date-patterns.ts';
import { Absence } from '#src/ui/Absence.tsx';
import { interpolate } from '../interpolate.ts';
import { ItemLine } from './ItemLine.tsx';
import { Loaded } from './Loaded.tsx';
import type { TabProps } from './tab-props.ts';
import type { TabView } from './tab-view.ts';

/** `/account/?tab=orders`: purchases and reservations, where each piece stands and what happens next. */
export function OrdersTab({ account, view }: TabProps) {
  const { words } = view;
  return (
    <>
      {account.regular && <p className="account-note">{words['orders.regular']}</p>}
      <Loaded<Order[]> path="/orders" view={view}>
        {(orders) =>
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
                <OrderPart key={order.id} order={order} view={view} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function OrderPart({ order, view }: { order: Order; view: TabView }) {
  const { words, states, next, dates } = view;
  const { id, item, wish, state, held_until, for_another, created_at, messages } = order;
  const another = state === 'reserved' ? 'held_for_another' : 'sold_to_another';
  // What another has is nothing to be glad of here.
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
      </div>
    </li>
  );
}
