import { formatMinute } from '#src/i18n/dates.ts';
import { onPage } from '#src/ui/on-page.ts';
import { openingAt, type Schedule } from './opening.ts';

/** Fills in whether each office of the page is open: the page itself was rendered at another moment. */
onPage(() => {
  for (const note of document.querySelectorAll<HTMLElement>('[data-schedule]')) {
    const { schedule = '[]', zone = 'UTC', open = '', opens = '', closed = '' } = note.dataset;
    const opening = openingAt(JSON.parse(schedule) as Schedule, zone, new Date());
    const text = { open, opens, closed }[opening.state];
    const time = opening.state === 'closed' ? '' : formatMinute(opening.minute);
    note.textContent = text.replace('{{time}}', time);
    note.dataset.state = opening.state;
  }
});
