import { setTimeout } from 'node:timers/promises';
import type { RunningProject } from '../faults-deploy/running-project.ts';
import type { Step } from '../faults-deploy/run-steps.ts';
import { ask } from '../faults-machines/ask.ts';
import { must } from '../faults-machines/must.ts';
import { requireFiles, assetsOf, filesOnDisk } from './assets.ts';
import type { RolloutSite } from './site.ts';

const FRAME_SCRIPT = 'src/layouts/to-top.client.ts';
const CHANGE = "\ndocument.documentElement.dataset.trial = '';\n";
const BACKEND = 'integrations/backend/main.ts';
/** The text of `/about/`, and an added sentence. */
const TEXT = 'integrations/backend/content/pages/about/ru.md';
const WORDS = 'Это предложение добавлено при проверке.';

/** Time limit until a text of a new backend is on the pages of all storefronts, milliseconds. */
const SHOWN = 30_000;

/** Hashed files of the first release, and of the next one. */
const files = { old: [] as string[], next: [] as string[] };

/** Deploys in this order. */
export const STEPS: readonly Step<RolloutSite>[] = [
  {
    what: 'the first storefront gets changed scripts',
    run: async (site) => {
      const [first, second] = site.storefronts;
      const dist = (await first.state()).dist;
      files.old = await assetsOf(dist);
      const said = await deployScripts(first);
      const both = new Set(await assetsOf((await first.state()).dist));
      files.next = [...both];
      const fresh = files.next.filter((file) => !files.old.includes(file));
      must(fresh.length > 0, 'the new release names the same files');
      const [host = ''] = site.hosts;
      const there = await filesOnDisk(second.port, host, fresh);
      must(there.length === 0, `the other machine has new files already: ${there.join()}`);
      await requireFiles(site, files.next);
      return `${said}; ${files.old.length} files of the old release and ${fresh.length} that only this machine has, all found`;
    },
  },
  {
    what: 'the second one gets them',
    run: async (site) => {
      const [first, second] = site.storefronts;
      const said = await deployScripts(second);
      const [host = ''] = site.hosts;
      for (const { port } of [first, second]) {
        const there = await filesOnDisk(port, host, files.next);
        must(there.length === files.next.length, `${port} lacks ${files.next.length - there.length} files`);
      }
      await requireFiles(site, files.next);
      return `${said}; both have every file of both releases`;
    },
  },
  {
    what: 'the second backend gets another edition and a text, then the first',
    run: async (site) => {
      await site.backends.add(BACKEND, '\n// Another edition.\n');
      await site.backends.add(TEXT, `\n\n${WORDS}\n`);
      const begun = performance.now();
      await site.backends.restart(1);
      await site.backends.restart(0);
      const took = performance.now() - begun;
      await Promise.all(site.storefronts.map((one) => untilShown(site, one)));
      return `${(took / 1000).toFixed(0)} s; the text is on both storefronts`;
    },
  },
  {
    what: 'the first storefront goes back to the release before, and the second one stays',
    run: async (site) => {
      const [first] = site.storefronts;
      const said = await deploy(first);
      const back = await deploy(first, '--back');
      await requireFiles(site, files.next);
      return `${said}, back ${back}`;
    },
  },
];

async function deployScripts(project: RunningProject): Promise<string> {
  await project.change(FRAME_SCRIPT, (text) => text + CHANGE);
  return deploy(project);
}

async function deploy(project: RunningProject, ...args: string[]): Promise<string> {
  const { code, output, took } = await project.run('deploy', ...args);
  must(code === 0 && output.includes('is served'), `${code}\n${output}`);
  const swap = /Swap: \S+ \(([\d.]+ s)\)/.exec(output)?.[1];
  return `${(took / 1000).toFixed(0)} s, the swap ${swap} of them`;
}

async function untilShown(site: RolloutSite, { port }: RunningProject): Promise<void> {
  const asked = { host: site.hosts[0] ?? '', path: '/about/', direct: { port, address: '192.0.2.1' } };
  for (const end = performance.now() + SHOWN; !(await ask(site, asked)).text.includes(WORDS);) {
    must(performance.now() < end, `the storefront on ${port} shows the old text`);
    await setTimeout(50);
  }
}
