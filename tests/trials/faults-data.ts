// npm run faults:data: faults of databases, disks, clocks and mail during visits and forms, with the results of
// visitors:
//   npm run faults:data                      all of them; kill -9 of the backend 100 times
//   npm run faults:data -- clocks disk       some of them
//   npm run faults:data -- kills 20          fewer kills
import { postgresBinaries } from '../contract/postgres-binaries.ts';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { backendKills } from './faults-data/backend-kills.ts';
import { clocksOff } from './faults-data/clocks.ts';
import { copies } from './faults-data/copies.ts';
import { diskFull } from './faults-data/disk-full.ts';
import { mailAway } from './faults-data/mail-away.ts';
import { postgresAway, replicaAway, transactionsEnded } from './faults-data/postgres-away.ts';
import { describe, isGood, type TrialResult } from './faults-data/report.ts';
import { secondOpeners, tornSpool } from './faults-data/data-directory-faults.ts';
import { runScript } from '../../scripts/processes/shutdown.ts';

/** Default number of kills of the backend. */
const KILLS = 100;

runScript(async () => {
  const words = process.argv.slice(2);
  const kills = Number(words.find((word) => /^\d+$/.test(word)) ?? KILLS);
  const binaries = postgresBinaries();
  const trials: Record<string, () => Promise<TrialResult | undefined>> = {
    kills: () => backendKills(kills),
    postgres: async () => (binaries ? postgresAway(binaries) : undefined),
    transactions: async () => (binaries ? transactionsEnded(binaries) : undefined),
    replica: async () => (binaries ? replicaAway(binaries) : undefined),
    disk: diskFull,
    clocks: clocksOff,
    mail: mailAway,
    openers: secondOpeners,
    spool: tornSpool,
    backup: () => copies(binaries),
  };
  const wanted = Object.keys(trials).filter((name) => words.includes(name));
  await bundleWhenStale();
  let bad = 0;
  for (const name of wanted.length > 0 ? wanted : Object.keys(trials)) {
    const shown = await trials[name]?.();
    console.log(shown ? describe(shown) : `left out: ${name}; it needs ${needOf(name)}`);
    if (shown && !isGood(shown)) bad += 1;
  }
  return bad === 0 ? 0 : 1;
});

function needOf(trial: string): string {
  return trial === 'disk' ? 'the right to mount a disk of its own' : 'PostgreSQL with its programs';
}
