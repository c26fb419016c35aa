// npm run lighthouse: results of Lighthouse for each kind of page on a phone, through the shipped configuration of
// nginx, as visitors get them; the best of three runs counts, because a busy machine can only make a page slower.
//   npm run lighthouse -- --record    writes the table into docs/benchmarks/weight.md as well
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { audit, type Audit } from './lighthouse/audit.ts';
import { startBehindNginx } from './lighthouse/site-behind-nginx.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { EXAMPLES } from '../site/example-pages.ts';
import { ResultTable } from './measure/result-table.ts';
import { recordMeasurements } from './targets/measurements.ts';
import { needChromium } from '../../scripts/test/chromium.ts';

const RUNS = 3;
/** Chromium sometimes loses the trace of a run. */
const ATTEMPTS = 6;

runScript(async () => {
  const chromium = await needChromium();
  await bundleWhenStale();
  const site = await startBehindNginx();
  onShutdown(site.stop);

  const table = new ResultTable();
  table.row(['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'TBT', 'CLS']);
  table.row(['---', ...Array<string>(7).fill('---:')]);
  const faults = new Set<string>();
  const all: Audit[] = [];
  for (const [name, find] of Object.entries(EXAMPLES)) {
    const best = await bestOf(site.origins.ru + (await find(site)), chromium);
    all.push(best);
    table.row([name, ...figures(best)]);
    for (const fault of best.faults) faults.add(`${name}: ${fault}`);
  }
  for (const fault of faults) console.log(fault);
  await recordMeasurements({
    lighthouse: Math.min(...all.flatMap(({ scores }) => Object.values(scores))),
    lcp: Math.max(...all.map(({ lcp }) => lcp)) / 1000,
    tbt: Math.max(...all.map(({ tbt }) => tbt)),
    cls: Math.max(...all.map(({ cls }) => cls)),
  });
  await table.record('weight.md', 'npm run lighthouse');
  return 0;
});

async function bestOf(address: string, chromium: string): Promise<Audit> {
  const audits: Audit[] = [];
  for (let attempt = 1; audits.length < RUNS; attempt += 1) {
    try {
      audits.push(await audit(address, chromium));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
  const sum = ({ scores }: Audit) => Object.values(scores).reduce((total, score) => total + score, 0);
  return audits.toSorted((one, other) => sum(other) - sum(one) || one.lcp - other.lcp)[0] as Audit;
}

function figures({ scores, lcp, tbt, cls }: Audit): string[] {
  const seconds = `${(lcp / 1000).toFixed(1)} s`;
  return [...Object.values(scores).map(String), seconds, `${Math.round(tbt)} ms`, cls.toFixed(3)];
}
