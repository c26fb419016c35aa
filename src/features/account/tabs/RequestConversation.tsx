import type { OwnRequest } from '@tourbillon/domain/contract/personal-area/own-requests.ts';
import { patternDate } from '@tourbillon/domain/i18n/date-patterns.ts';
import { interpolate } from '../interpolate.ts';
import { MessageForm } from './MessageForm.tsx';
import type { TabView } from './tab-view.ts';
import { Thread } from './Thread.tsx';

/** Maximum length of a message about a request, characters; the contract has the same limit. */
const MAX_LENGTH = 4_000;

interface Props {
  request: OwnRequest;
  view: TabView;
  show: (requests: OwnRequest[]) => void;
}

/** A request of the account holder: its summary, its messages and a field for a reply. */
export function RequestConversation({ request, view, show }: Props) {
  const { words, purposes, dates } = view;
  const { id, number, kind, about, sent_at, is_answered, messages } = request;
  const title = interpolate(words['requestThread.title'], { number });
  return (
    <section id={`request-${id}`} className="area-order" aria-labelledby={`request-${id}-title`}>
      <h3 id={`request-${id}-title`}>
        {title}
        {about && `. ${about}`}
      </h3>
      <p className="area-meta">
        {purposes[kind]}
        <time dateTime={sent_at}>{patternDate(dates, sent_at)}</time>
        <span>{words[is_answered ? 'requestThread.state_answered' : 'requestThread.state_open']}</span>
      </p>
      <Thread messages={messages} view={view} />
      <MessageForm
        id={id}
        fieldId={`request-${id}-text`}
        path="/own-requests/message"
        longest={MAX_LENGTH}
        view={view}
        show={show}
      />
    </section>
  );
}
