// npm run requests: what people have asked for. Lists, filters, exports, and notes as answered:
//   npm run requests -- --state open --kind feedback --from 2026-11-01 --to 2026-11-30
//   npm run requests -- --format csv > requests.csv        (or json)
//   npm run requests -- --taken 41,42                      (an appeal is then "in work" to who sent it)
//   npm run requests -- --answered 41,42
//   npm run requests -- --orders                           (purchases of people with a personal area, and their messages)
//   npm run requests -- --order 41 --state reserved --until 2026-12-01 --text "Ready on Friday"
//   npm run requests -- --regular ann@example.com --is yes (no, or rule: as often as the rule asks they have bought)
import { parseArgs } from 'node:util';
import { parse, picklist } from 'valibot';
import { orderNote } from '../integrations/embedded-backend/orders/desk-orders.ts';
import { openDesk } from '../integrations/embedded-backend/requests/desk.ts';
import { toCsv, toLines } from '../integrations/embedded-backend/requests/export.ts';
import { requestFilter } from '../integrations/embedded-backend/requests/list.ts';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';

/** What the staff may say of a customer. */
const WORDS = { yes: true, no: false, rule: null } as const;

runScript(async () => {
  const { values } = parseArgs({
    options: {
      kind: { type: 'string' },
      state: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      format: { type: 'string', default: 'lines' },
      taken: { type: 'string' },
      answered: { type: 'string' },
      orders: { type: 'boolean' },
      order: { type: 'string' },
      until: { type: 'string' },
      text: { type: 'string' },
      regular: { type: 'string' },
      is: { type: 'string', default: 'yes' },
    },
  });
  const { format, taken, answered, orders, order, until, text, regular, is, ...filter } = values;
  const { backendPort } = readSettings(process.env);
  const desk = await openDesk({
    backend: `http://127.0.0.1:${backendPort}`,
    dataDir: process.env.DATA_DIR || './.data',
    databaseUrl: process.env.DATABASE_URL || undefined,
  });
  try {
    const idsOf = (list: string) => list.split(',').map(Number);
    if (taken) {
      process.stdout.write(`Noted as taken: ${(await desk.taken(idsOf(taken))).join(', ') || 'none'}\n`);
    }
    if (answered) {
      const noted = await desk.answered(idsOf(answered));
      process.stdout.write(`Noted as answered: ${noted.join(', ') || 'none'}\n`);
    }
    if (order) {
      const note = parse(orderNote, { id: Number(order), state: filter.state, until, text });
      process.stdout.write(
        (await desk.noteOrder(note)) ? 'Noted, and written to them.\n' : 'No such order.\n',
      );
    }
    if (regular) {
      const word = parse(picklist(Object.keys(WORDS) as (keyof typeof WORDS)[]), is);
      const known = await desk.setRegular(regular, WORDS[word]);
      process.stdout.write(known ? 'Noted.\n' : 'Nobody has registered with this address.\n');
    }
    if (orders) process.stdout.write(`${JSON.stringify(await desk.orders(), null, 2)}\n`);
    if (taken || answered || order || regular || orders) return 0;
    const rows = await desk.list(parse(requestFilter, filter));
    if (format === 'csv') process.stdout.write(toCsv(rows));
    else if (format === 'json') process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    else process.stdout.write(rows.length > 0 ? `${toLines(rows)}\n` : 'No requests.\n');
    return 0;
  } finally {
    await desk.close();
  }
});
