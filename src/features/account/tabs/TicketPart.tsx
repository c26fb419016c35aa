import { Fragment } from 'react';
import type { Ticket } from '@tourbillon/domain/contract/personal-area/tickets.ts';
import { patternDate } from '@tourbillon/domain/i18n/date-patterns.ts';
import { pluralText } from '@tourbillon/domain/i18n/plural.ts';
import { Button } from '#src/ui/Button.tsx';
import { calendarFile } from './calendar-file.ts';
import { download } from '../download.ts';
import { interpolate } from '../interpolate.ts';
import { keepFocus } from '../move-focus.ts';
import type { TabView } from './tab-view.ts';
import type { AccountAction } from './use-account-action.ts';

/** How many days before the due date the calendar reminds of a ticket. */
const REMINDER_DAYS = 3;

interface Props {
  ticket: Ticket;
  view: TabView;
  acting: AccountAction<Ticket[]>;
}

/** A ticket: its state, dates, sum and a calendar file. */
export function TicketPart({ ticket, view, acting }: Props) {
  const { words, ticketStates, plurals, dates, iso } = view;
  const { number, city, state, due, grace_end, days_left, amount, owed_today, remind_on } = ticket;
  const isOpen = state === 'active' || state === 'grace';
  const facts = [
    [words['cases.due'], patternDate(dates, due)],
    [words['cases.graceEnd'], patternDate(dates, grace_end)],
    ...(owed_today ? [[words['cases.toPayToday'], owed_today.text] as const] : []),
    ...(state === 'active' || !owed_today
      ? [[words[state === 'active' ? 'cases.toPay' : 'cases.toPayToday'], amount.text] as const]
      : []),
    [words['requests.field_city'], city],
  ];
  const keep = () => {
    const days = [
      { uid: `ticket-${number}-due`, day: due, title: interpolate(words['tickets.eventDue'], { number }) },
      {
        uid: `ticket-${number}-grace`,
        day: grace_end,
        title: interpolate(words['tickets.eventGrace'], { number }),
      },
    ]
      // After the due date only the end of the grace period goes into the file.
      .filter(({ day }) => state === 'active' || day !== due)
      .map((day) => ({ ...day, remind: REMINDER_DAYS }));
    download(`ticket-${number}.ics`, 'text/calendar;charset=utf-8', calendarFile(days, new Date()));
  };
  const remove = async () => {
    const refocus = keepFocus();
    if (await acting.act(`remove ${number}`, '/tickets/remove', { number }, words['tickets.removed']))
      refocus();
  };
  return (
    <li className="area-order area-pair">
      <h3>{interpolate(words['tickets.ticket'], { number })}</h3>
      <p className="area-state">
        <span data-state={state}>{ticketStates[state]}</span>
        {isOpen && (
          <span className="muted">
            {days_left === 0 ? words['tickets.today'] : pluralText(plurals.daysLeft, days_left, iso)}
          </span>
        )}
      </p>
      {state !== 'redeemed' && (
        <dl className="account-facts">
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {isOpen && remind_on && (
        <p className="muted">
          {interpolate(words['tickets.reminder'], { day: patternDate(dates, remind_on) })}
        </p>
      )}
      <div className="account-actions">
        {isOpen && (
          <Button kind="quiet" isSmall onClick={keep}>
            {words['tickets.calendar']}
          </Button>
        )}
        <Button
          kind="text"
          isSmall
          isBusy={acting.busy === `remove ${number}`}
          aria-label={interpolate(words['tickets.remove'], { number })}
          onClick={() => void remove()}
        >
          {words['tickets.removeWord']}
        </Button>
      </div>
    </li>
  );
}
