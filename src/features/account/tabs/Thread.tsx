import type { Order } from '@tourbillon/domain/contract/personal-area/orders.ts';
import { patternMoment } from '@tourbillon/domain/i18n/date-patterns.ts';
import { interpolate } from '../interpolate.ts';
import type { TabView } from './tab-view.ts';

/** What was written about an order, the oldest first, with each change of its state. */
export function Thread({ messages, view }: { messages: Order['messages']; view: TabView }) {
  const { words, states, dates } = view;
  if (messages.length === 0) return <p className="muted">{words['orders.nobodyWrote']}</p>;
  return (
    <ol className="area-thread">
      {messages.map(({ id, author, text, state, at }) => (
        <li key={id} data-author={author}>
          <p className="area-meta">
            {author === 'staff' ? words['orders.fromStaff'] : words['orders.fromHolder']}
            <time dateTime={at}>{patternMoment(dates, at)}</time>
          </p>
          {state && (
            <p className="area-became">
              {interpolate(words['orders.becameState'], { state: states[state] })}
            </p>
          )}
          {text && <p className="area-text">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
