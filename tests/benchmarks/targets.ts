// npm run targets: architecture §8 as a table: target, latest measurement on this machine, ratio.
//   npm run targets                 prints the measurements so far
//   npm run targets -- --measure    first runs the benchmarks that take minutes: bench:start, bench, bench:load
import { runScript } from '../../scripts/processes/shutdown.ts';
import { runToolShown } from '../../scripts/processes/command.ts';
import { readLedger } from './targets/measurements.ts';
import { isMet, ratioOf, type Target, TARGETS, type TargetName } from './targets/targets.ts';

const SHORT = ['bench-start', 'bench', 'bench-load'].map((name) => `../tests/benchmarks/${name}.ts`);

runScript(async () => {
  if (process.argv.includes('--measure')) {
    for (const script of SHORT) await runToolShown(script, []);
  }
  const ledger = await readLedger();
  row(['What', 'Target', 'Measured', 'Ratio', '', 'On', 'Measured by']);
  row(['---', '---:', '---:', '---:', '---', '---', '---']);
  for (const [name, target] of Object.entries(TARGETS) as [TargetName, Target][]) {
    const found = ledger[name];
    const command = `npm run ${target.by}`;
    if (!found) row([target.what, bound(target), '–', '–', 'not measured', '', command]);
    else {
      const ratio = ratioOf(target, found.measured)?.toFixed(1) ?? '–';
      const met = isMet(target, found.measured) ? 'met' : 'not met';
      row([
        target.what,
        bound(target),
        figure(target, found.measured),
        ratio,
        met,
        found.at.slice(0, 10),
        command,
      ]);
    }
  }
  return 0;
});

function bound(target: Target): string {
  return target.most === undefined
    ? `≥ ${figure(target, target.least ?? 0)}`
    : `≤ ${figure(target, target.most)}`;
}

function figure({ unit }: Target, value: number): string {
  const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value);
  return unit ? `${number} ${unit}` : number;
}

function row(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}
