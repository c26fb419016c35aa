import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileOf } from '../../../scripts/processes/programs.ts';
import { startThrowawaySite } from '../../site/throwaway.ts';
import { wholeCpuTime } from '../measure/cpu-time.ts';
import { requestEach } from './request-each.ts';
import { kindsOf } from './kinds.ts';
import { startPrerenderer } from './prerenderer.ts';

/** The fields of a profile of V8 that are read. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

/** Pages asked for before and during the profile. */
const PAGES = { before: 400, during: 600 };
const PRERENDERED = { before: 40, during: 120 };

/** Lines printed for each program. */
const LINES = 40;

/**
 * Prints the functions of both programs that take most of the time while pages of some kinds are asked for. The samples
 * share out the processor time, since on a busy machine their own times are too long.
 * @param wanted beginnings of the names of kinds.
 * @param prerendered paths of prerendered pages by the names of their kinds.
 */
export async function printProfile(
  wanted: readonly string[],
  prerendered: Readonly<Record<string, string>>,
): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'profile-'));
  const hook = pathToFileURL(fileOf('tests/benchmarks/bench-render/profile-hook.ts')).href;
  const site = await startThrowawaySite(
    { NODE_OPTIONS: `--import ${hook}?folder=${encodeURIComponent(folder)}` },
    { data: 'demonstration', pages: 'none' },
  );
  const prerenderer = await startPrerenderer(site);
  const isWanted = (kind: string) => wanted.some((one) => kind.startsWith(one));
  try {
    const common = { port: site.port, host: new URL(site.origins.en).host };
    const measure = async (
      kind: string,
      programs: Record<string, number>,
      pages: number,
      work: () => Promise<unknown>,
    ) => {
      const each = () => Promise.all(Object.values(programs).map((pid) => wholeCpuTime([pid])));
      for (const pid of Object.values(programs)) process.kill(pid, 'SIGUSR2');
      await sleep(500);
      const before = await each();
      await work();
      const after = await each();
      for (const pid of Object.values(programs)) process.kill(pid, 'SIGUSR2');
      for (const [place, [program, pid]] of Object.entries(programs).entries()) {
        const used = ((after[place] ?? 0) - (before[place] ?? 0)) / pages;
        printSelfTimes(`${kind}, ${program}`, used, await readProfile(folder, pid));
      }
    };
    const [backend = 0, storefront = 0] = site.pids;
    let failures = 0;
    for (const [kind, { next }] of Object.entries(await kindsOf(common))) {
      if (!isWanted(kind)) continue;
      await requestEach({ ...common, addresses: next(PAGES.before) });
      await measure(kind, { backend, storefront }, PAGES.during, async () => {
        failures += (await requestEach({ ...common, addresses: next(PAGES.during) })).failures;
      });
    }
    for (const [kind, path] of Object.entries(prerendered)) {
      if (!isWanted(kind)) continue;
      const key = `en:${path}`;
      await prerenderer.make({ key, times: PRERENDERED.before, isAnew: true });
      await measure(kind, { prerenderer: prerenderer.pid }, PRERENDERED.during, () =>
        prerenderer.make({ key, times: PRERENDERED.during, isAnew: true }),
      );
    }
    return failures === 0 ? 0 : 1;
  } finally {
    await prerenderer.stop();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The profile of a process, which writes it some time after the signal. */
async function readProfile(folder: string, pid: number): Promise<Profile> {
  const file = path.join(folder, `${pid}.json`);
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    try {
      const profile = JSON.parse(text) as Profile;
      await rm(file);
      return profile;
    } catch {
      await sleep(100);
    }
  }
}

/** @param used processor time of a page in this program, milliseconds. */
function printSelfTimes(program: string, used: number, { nodes, samples }: Profile): void {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const counts = new Map<string, number>();
  for (const id of samples) {
    const name = names.get(id) ?? '';
    if (name !== '(idle)' && name !== '(program)') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const whole = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`\n${program}: ${used.toFixed(2)} ms a page`);
  for (const [name, count] of [...counts].toSorted(([, one], [, other]) => other - one).slice(0, LINES))
    console.log(`${((count / whole) * 100).toFixed(1).padStart(5)} %  ${name}`);
}

function nameOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string {
  const file = url.split('/').slice(-2).join('/');
  return `${functionName || '(anonymous)'}${file ? ` ${file}:${lineNumber + 1}` : ''}`;
}
