import { useEffect } from 'react';
import type { Order } from '@tourbillon/domain/contract/personal-area/orders.ts';
import type { OwnRequest } from '@tourbillon/domain/contract/personal-area/own-requests.ts';
import { accountCall } from '#src/stores/account-call.ts';
import { Absence } from '#src/ui/Absence.tsx';
import { interpolate } from '../interpolate.ts';
import { Loaded } from '../Loaded.tsx';
import { MessageForm } from './MessageForm.tsx';
import { itemTitle } from './order-item.ts';
import { RequestConversation } from './RequestConversation.tsx';
import type { TabProps } from './tab-props.ts';
import type { TabView } from './tab-view.ts';
import { Thread } from './Thread.tsx';

/** Maximum length of a message about an order, characters; the contract has the same limit. */
const MAX_LENGTH = 2_000;

/** `/account/?tab=messages`: the messages of each order and each request. */
export function MessagesTab({ view }: TabProps) {
  return (
    <Loaded<Order[]> path="/orders" view={view}>
      {(orders, showOrders) => (
        <Loaded<OwnRequest[]> path="/own-requests" view={view}>
          {(requests, showRequests) => (
            <Conversations {...{ orders, requests, showOrders, showRequests, view }} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface ConversationsProps {
  orders: Order[];
  requests: OwnRequest[];
  showOrders: (orders: Order[]) => void;
  showRequests: (requests: OwnRequest[]) => void;
  view: TabView;
}

function Conversations({ orders, requests, showOrders, showRequests, view }: ConversationsProps) {
  const { words } = view;
  if (orders.length === 0 && requests.length === 0) {
    return (
      <Absence title={words['orders.messagesEmpty']}>
        <p>{words['orders.messagesEmptyText']}</p>
      </Absence>
    );
  }
  return (
    <div className="area-list">
      {orders.map((order) => (
        <OrderConversation key={order.id} order={order} view={view} show={showOrders} />
      ))}
      {requests.map((request) => (
        <RequestConversation key={request.id} request={request} view={view} show={showRequests} />
      ))}
    </div>
  );
}

interface OrderProps {
  order: Order;
  view: TabView;
  show: (orders: Order[]) => void;
}

function OrderConversation({ order, view, show }: OrderProps) {
  const { words } = view;
  const { id, item, messages } = order;
  const isNew = messages.some(({ unread }) => unread);
  useEffect(() => {
    if (`#order-${id}` === location.hash) document.getElementById(`order-${id}`)?.scrollIntoView();
  }, [id]);
  useEffect(() => {
    // Marks the messages as read. The "new" mark stays until the orders are loaded again, so that the user notices
    // it.
    if (isNew) accountCall('/orders/read', { id }).catch(() => undefined);
  }, [id, isNew]);
  return (
    <section id={`order-${id}`} className="area-order" aria-labelledby={`order-${id}-title`}>
      <h3 id={`order-${id}-title`}>
        {interpolate(words['orders.number'], { id })}
        {item && `. ${itemTitle(item)}`}
        {isNew && <span className="badge badge--brass area-new">{words['orders.unread']}</span>}
      </h3>
      <Thread messages={messages} view={view} />
      <MessageForm
        id={id}
        fieldId={`order-${id}-text`}
        path="/orders/message"
        longest={MAX_LENGTH}
        view={view}
        show={show}
      />
    </section>
  );
}
