// npm run requests: what people have asked for. Lists, filters, exports, and notes as answered:
//   npm run requests -- --state open --kind feedback --from 2026-11-01 --to 2026-11-30
//   npm run requests -- --format csv > requests.csv        (or json)
//   npm run requests -- --taken 41,42                      (an appeal is then "in work" to who sent it)
//   npm run requests -- --answered 41,42
import { parseArgs } from 'node:util';
import { parse } from 'valibot';
import { openDesk } from '../integrations/embedded-backend/requests/desk.ts';
import { toCsv, toLines } from '../integrations/embedded-backend/requests/export.ts';
import { requestFilter } from '../integrations/embedded-backend/requests/list.ts';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';

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
    },
  });
  const { format, taken, answered, ...filter } = values;
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
    if (taken || answered) return 0;
    const rows = await desk.list(parse(requestFilter, filter));
    if (format === 'csv') process.stdout.write(toCsv(rows));
    else if (format === 'json') process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    else process.stdout.write(rows.length > 0 ? `${toLines(rows)}\n` : 'No requests.\n');
    return 0;
  } finally {
    await desk.close();
  }
});
