import { useEffect, useRef } from 'react';
import type { Order } from '@tourbillon/domain/contract/personal-area/orders.ts';
import { accountCall } from '#src/stores/account-call.ts';
import { Absence } from '#src/ui/Absence.tsx';
import { Button } from '#src/ui/Button.tsx';
import { dropDraft, keepDraft, restoreDraft } from '#src/ui/request-form/draft.ts';
import { TextArea } from '#src/ui/forms/TextArea.tsx';
import { interpolate } from '../interpolate.ts';
import { Loaded } from './Loaded.tsx';
import { itemTitle } from './order-item.ts';
import type { TabProps } from './tab-props.ts';
import type { TabView } from './tab-view.ts';
import { Thread } from './Thread.tsx';
import { useAccountAction } from './use-account-action.ts';

/** Characters of a message, as the contract allows. */
const LONGEST = 2_000;

/** `/account/?tab=messages`: what the salon and the holder wrote about each order. */
export function MessagesTab({ view }: TabProps) {
  const { words } = view;
  return (
    <Loaded<Order[]> path="/orders" view={view}>
      {(orders, show) =>
        orders.length === 0 ? (
          <Absence title={words['orders.messagesEmpty']}>
            <p>{words['orders.messagesEmptyText']}</p>
          </Absence>
        ) : (
          <div className="area-list">
            {orders.map((order) => (
              <Conversation key={order.id} order={order} view={view} show={show} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

interface Props {
  order: Order;
  view: TabView;
  show: (orders: Order[]) => void;
}

function Conversation({ order, view, show }: Props) {
  const { words } = view;
  const { id, item, messages } = order;
  const { busy, said, errors, act } = useAccountAction<Order[]>(view, show);
  const isNew = messages.some(({ unread }) => unread);
  useEffect(() => {
    if (`#order-${id}` === location.hash) document.getElementById(`order-${id}`)?.scrollIntoView();
  }, [id]);
  useEffect(() => {
    // Seen now; the mark stays until the orders are asked for again, so that it is not gone before it was noticed.
    if (isNew) accountCall('/orders/read', { id }).catch(() => undefined);
  }, [id, isNew]);
  // A session that ends elsewhere takes the form away, and nothing that was typed.
  const form = useRef<HTMLFormElement>(null);
  const draft = `order-${id}`;
  useEffect(() => {
    if (form.current) restoreDraft(draft, form.current);
  }, [draft]);
  const send = async (form: HTMLFormElement) => {
    const text = String(new FormData(form).get('text') ?? '');
    if (await act('send', '/orders/message', { id, text }, words['orders.writeDone'])) {
      form.reset();
      dropDraft(draft);
    }
  };
  return (
    <section id={`order-${id}`} className="area-order" aria-labelledby={`order-${id}-title`}>
      <h3 id={`order-${id}-title`}>
        {interpolate(words['orders.number'], { id })}
        {item && `. ${itemTitle(item)}`}
        {isNew && <span className="badge badge--brass area-new">{words['orders.unread']}</span>}
      </h3>
      <Thread messages={messages} view={view} />
      <form
        ref={form}
        className="account-form"
        noValidate
        onInput={(event) => keepDraft(draft, event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <TextArea
          id={`order-${id}-text`}
          name="text"
          label={words['orders.writeLabel']}
          error={errors.text?.[0]}
          rows={3}
          maxLength={LONGEST}
          required
        />
        <div className="account-actions">
          <Button type="submit" kind="quiet" isBusy={busy !== undefined}>
            {words['orders.writeButton']}
          </Button>
        </div>
        <p role="status" className="muted">
          {said}
        </p>
      </form>
    </section>
  );
}
