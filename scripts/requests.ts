// npm run requests: the requests that people have sent with forms. Lists and exports them, marks them as answered,
// and changes orders:
//   npm run requests -- --state open --kind feedback --from 2026-11-01 --to 2026-11-30
//   npm run requests -- --format csv > requests.csv        (or json)
//   npm run requests -- --taken 41,42                      (the sender of an appeal then reads "in work")
//   npm run requests -- --answered 41,42
//   npm run requests -- --orders                           (purchases and reservations, with their messages)
//   npm run requests -- --order 41 --becomes reserved --until 2026-12-01 --text "Ready on Friday"
//   npm run requests -- --order 41 --becomes sold --price 12000   (what was paid, US dollars; --sold-on DAY)
//   npm run requests -- --order 41 --becomes in_archive            (closed; its piece is on sale again)
//   npm run requests -- --regular ann@example.com --is yes (or no; or rule: decided by their purchases)
//   npm run requests -- --second-factor-off ann@example.com  (lost passkeys and codes; identity document checked)
import { safeParse } from 'valibot';
import { checkOrderOptions, ORDER_OPTIONS, workOnOrders } from './processes/admin-orders.ts';
import { REQUEST_KINDS } from '@tourbillon/domain/contract/requests/index.ts';
import { toCsv, toLines } from '@tourbillon/backend/requests/export-requests.ts';
import { requestFilter } from '@tourbillon/backend/requests/request-filter.ts';
import { checkFormat, inFormat } from './processes/output-format.ts';
import { Problem } from './bootstrap/problem.mjs';
import { readCommandLine } from './processes/command-line.ts';
import { withStaffAccess } from './processes/staff-access.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const { values } = readCommandLine({
    kind: { type: 'string' },
    state: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    format: { type: 'string', default: 'lines' },
    taken: { type: 'string' },
    answered: { type: 'string' },
    ...ORDER_OPTIONS,
  });
  checkFormat(values.format);
  checkOrderOptions(values);
  const { format, orders, order, becomes, until, price, text, regular, is, ...others } = values;
  const { 'second-factor-off': lockedOut, 'sold-on': soldOn, ...rest } = others;
  const { taken, answered, ...filter } = {
    ...rest,
    taken: idsOf(rest.taken),
    answered: idsOf(rest.answered),
  };
  const wanted = safeParse(requestFilter, filter);
  if (!wanted.success) {
    throw new Problem(
      '--state is open or answered; --from and --to are days, such as 2026-11-30; ' +
        `--kind is one of: ${REQUEST_KINDS.join(', ')}.`,
    );
  }
  return withStaffAccess(async (access) => {
    if (taken) {
      process.stdout.write(`Noted as taken: ${(await access.taken(taken)).join(', ') || 'none'}\n`);
    }
    if (answered) {
      const noted = await access.answered(answered);
      process.stdout.write(`Noted as answered: ${noted.join(', ') || 'none'}\n`);
    }
    const worked = await workOnOrders(access, {
      ...{ orders, order, becomes, until, price, text, regular, is },
      'sold-on': soldOn,
      'second-factor-off': lockedOut,
    });
    if (taken || answered || worked) return 0;
    const rows = await access.list(wanted.output);
    process.stdout.write(inFormat(format, rows, { toCsv, toLines, none: 'No requests.' }));
    return 0;
  });
});

/** Numbers of requests, as they are listed. */
function idsOf(list: string | undefined): number[] | undefined {
  if (list === undefined) return undefined;
  const ids = list.split(',').map(Number);
  if (!ids.every((id) => Number.isInteger(id) && id > 0)) {
    throw new Problem(`"${list}" is not a list of request numbers; write them as they are listed: 41,42`);
  }
  return ids;
}
