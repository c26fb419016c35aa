import type { Ticket } from '@tourbillon/domain/contract/personal-area/tickets.ts';
import { Loaded } from '../Loaded.tsx';
import type { TabProps } from './tab-props.ts';
import type { TabView } from './tab-view.ts';
import { TicketForm } from './TicketForm.tsx';
import { TicketPart } from './TicketPart.tsx';
import { useAccountAction } from './use-account-action.ts';

/** `/account/?tab=tickets`: pledge tickets that the user has added (decision 15). */
export function TicketsTab({ account, view }: TabProps) {
  return (
    <>
      <p className="muted">{view.words['tickets.lead']}</p>
      {!account.confirmed && (
        <p>
          <a href="/profile/">{view.words['tickets.confirmMailbox']}</a>
        </p>
      )}
      <Loaded<Ticket[]> path="/tickets" view={view}>
        {(tickets, show) => <Tickets tickets={tickets} view={view} show={show} />}
      </Loaded>
    </>
  );
}

interface Props {
  tickets: Ticket[];
  view: TabView;
  show: (fresh: Ticket[]) => void;
}

function Tickets({ tickets, view, show }: Props) {
  const acting = useAccountAction<Ticket[]>(view, show);
  return (
    <>
      {tickets.length > 0 && (
        <ul className="area-list">
          {tickets.map((ticket) => (
            <TicketPart key={ticket.number} ticket={ticket} view={view} acting={acting} />
          ))}
        </ul>
      )}
      <TicketForm view={view} acting={acting} />
    </>
  );
}
