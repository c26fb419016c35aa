import { patternMoment } from '@tourbillon/domain/i18n/date-patterns.ts';
import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import { interpolate } from '../interpolate.ts';
import type { TabView } from './tab-view.ts';

/** A message about an order or a request. */
interface Message {
  author: 'staff' | 'holder' | 'sender';
  text: string;
  /** Only for an order: its new state. */
  state?: Availability | null;
  at: string;
}

/** Messages about an order or a request, oldest first, with each change of an order's state. */
export function Thread({ messages, view }: { messages: readonly Message[]; view: TabView }) {
  const { words, states, dates } = view;
  if (messages.length === 0) return <p className="muted">{words['orders.nobodyWrote']}</p>;
  return (
    <ol className="area-thread">
      {messages.map(({ author, text, state, at }, place) => (
        <li key={place} data-author={author === 'staff' ? 'staff' : 'holder'}>
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
