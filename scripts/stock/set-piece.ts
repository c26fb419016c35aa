import type { StockAccess } from '@tourbillon/backend/staff/stock-access.ts';
import { visibleLine } from '@tourbillon/backend/staff-output/visible.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { printTotals } from './print-totals.ts';

/**
 * Changes fields of one piece. @param wishes `FIELD=VALUE`. @returns the exit code. @throws Problem for a wish that is
 * none, and for another number.
 */
export async function setPiece(
  access: StockAccess,
  number: string,
  wishes: readonly string[],
): Promise<number> {
  const fields = wishes.map((wish): [string, string] => {
    const [, name, value] = /^([a-z_]+)=(.*)$/s.exec(wish) ?? [];
    if (name === undefined || value === undefined) {
      throw new Problem(`"${wish}" says nothing of a field; write FIELD=VALUE, such as price=12500`);
    }
    if (name === 'number')
      throw new Problem('The number of a piece cannot change: it is what import and set know the piece by.');
    return [name, value];
  });
  if (fields.length === 0) throw new Problem('Say what to change: npm run stock -- set NUMBER FIELD=VALUE…');
  const { totals, mistakes } = await access.set({ number, fields: Object.fromEntries(fields) });
  for (const { column, message } of mistakes) {
    process.stdout.write(`${visibleLine(`${column}: ${message}`)}\n`);
  }
  return printTotals(totals);
}
