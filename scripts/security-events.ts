// npm run security-events: events that concern accounts, limits and personal data, the oldest first.
//   npm run security-events -- --since 2026-11-01 --until 2026-11-30
//   npm run security-events -- --kind login_failed
//   npm run security-events -- --account ann@example.com    (also the events of earlier addresses of this account)
//   npm run security-events -- --format csv > events.csv    (or json)
import { safeParse } from 'valibot';
import { eventsToCsv, eventsToLines } from '@tourbillon/backend/security-events/export-events.ts';
import { SECURITY_EVENT_KINDS } from '@tourbillon/backend/database/schema/security-event-kinds.ts';
import { eventFilter } from '@tourbillon/backend/security-events/list-events.ts';
import { checkFormat, inFormat } from './processes/output-format.ts';
import { Problem } from './bootstrap/problem.mjs';
import { readCommandLine } from './processes/command-line.ts';
import { withStaffAccess } from './processes/staff-access.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const { values } = readCommandLine({
    kind: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
    account: { type: 'string' },
    format: { type: 'string', default: 'lines' },
  });
  const { format, ...filter } = values;
  checkFormat(format);
  const wanted = safeParse(eventFilter, filter);
  if (!wanted.success) {
    throw new Problem(
      '--since and --until are days, such as 2026-11-30; --account is an email address; ' +
        `--kind is one of: ${SECURITY_EVENT_KINDS.join(', ')}.`,
    );
  }
  return withStaffAccess(async (access) => {
    const rows = await access.events(wanted.output);
    const shown = { toCsv: eventsToCsv, toLines: eventsToLines, none: 'No events.' };
    process.stdout.write(inFormat(format, rows, shown));
    return 0;
  });
});
