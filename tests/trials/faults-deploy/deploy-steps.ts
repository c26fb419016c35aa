import type { RunningProject } from './running-project.ts';
import type { Step } from './run-steps.ts';

const FRAME_SCRIPT = 'src/layouts/to-top.client.ts';
const ENTRY = 'src/server/entry.ts';
const BACKEND = 'integrations/backend/main.ts';
const MIGRATIONS = 'integrations/backend/database/migrations';
/** The text of `/about/`. */
const TEXT = 'integrations/backend/content/pages/about/ru.md';

/** Sentence that is published. */
const WORDS = 'Это предложение добавлено при проверке.';

/** Hashed files of the home page before the first deploy: an open page may request them later. */
let namedAtFirst: string[] = [];

/** Actions of an operator, and possible failures, in this order. */
export const STEPS: readonly Step<RunningProject>[] = [
  {
    what: 'deploy of changed scripts',
    run: async (project) => {
      namedAtFirst = await assetsOf(project);
      await project.change(FRAME_SCRIPT, (text) => `${text}\ndocument.documentElement.dataset.trial = '';\n`);
      const said = await deploy(project, 0);
      const now = await assetsOf(project);
      const gone = namedAtFirst.filter((file) => !now.includes(file));
      if (gone.length === 0) throw new Error('the new release names the same files');
      await allServed(project, gone);
      return `${said}; ${gone.length} files of the previous release still served`;
    },
  },
  {
    what: 'deploy of a changed backend',
    run: async (project) => {
      const before = (await project.state()).backend;
      await project.change(BACKEND, (text) => `${text}\n// Another edition.\n`);
      const said = await deploy(project, 0);
      if ((await project.state()).backend === before) throw new Error('the backend is the old one');
      return said;
    },
  },
  {
    what: 'deploy that cannot be built',
    run: async (project) => {
      await project.change(ENTRY, (text) => `${text}\nconst = ;\n`);
      const said = await deploy(project, 1, 'could not be built');
      await project.change(ENTRY, (text) => text.replace('\nconst = ;\n', ''));
      return said;
    },
  },
  {
    what: 'deploy that does not start',
    run: async (project) => {
      const [begin, broken] = ['  await ahead.open();\n  const https', '  throw new Error();\n  const https'];
      await project.change(ENTRY, (text) => text.replace(begin, broken));
      const said = await deploy(project, 1, 'before it was ready');
      await project.change(ENTRY, (text) => text.replace(broken, begin));
      return said;
    },
  },
  {
    what: 'deploy whose migration the data forbid',
    run: async (project) => {
      const before = await project.state();
      const journal = `${MIGRATIONS}/meta/_journal.json`;
      let kept = '';
      await project.change(journal, (text) => {
        kept = text;
        const { entries, ...rest } = JSON.parse(text) as { entries: object[] };
        const entry = {
          idx: entries.length,
          version: '7',
          when: Date.now(),
          tag: 'trial',
          breakpoints: true,
        };
        return JSON.stringify({ ...rest, entries: [...entries, entry] });
      });
      // The table has rows: with an empty one this migration would succeed.
      await project.write(`${MIGRATIONS}/trial.sql`, 'alter table requests add column trial text not null');
      const said = await deploy(project, 1, 'tried with a copy of the data');
      await project.change(journal, () => kept);
      const { backend, pid } = await project.state();
      if (backend !== before.backend || pid !== before.pid) throw new Error('it is not what was');
      return said;
    },
  },
  {
    what: 'deploy whose backend dies with the true data alone',
    run: async (project) => {
      const before = await project.state();
      const trap = `if (process.env.DATA_DIR === ${JSON.stringify(project.dataDir)}) process.exit(1);\n`;
      await project.change(BACKEND, (text) => text + trap);
      const said = await deploy(project, 1, 'stopped as soon as it had started');
      await project.change(BACKEND, (text) => text.replace(trap, ''));
      const { backend, release } = await project.state();
      if (backend !== before.backend || release !== before.release) throw new Error('it is not what was');
      return said;
    },
  },
  {
    what: 'way back to the release before',
    run: async (project) => {
      const before = (await project.state()).release;
      const said = await deploy(project, 0, 'is served', '--back');
      if ((await project.state()).release >= before) throw new Error('the release is not an older one');
      await allServed(project, namedAtFirst);
      return said;
    },
  },
  {
    what: 'publication of a text',
    run: async (project) => {
      await project.change(TEXT, (text) => `${text}\n\n${WORDS}\n`);
      const { code, output, took } = await project.run('publish');
      if (code !== 0) throw new Error(output);
      const page = await (await fetch(`http://127.0.0.1:${project.port}/about/`)).text();
      if (!page.includes(WORDS)) throw new Error('the page is the old one');
      return `${(took / 1000).toFixed(1)} s`;
    },
  },
  {
    what: 'reload',
    run: async (project) => {
      const { pid } = await project.state();
      process.kill(pid, 'SIGHUP');
      for (;;) {
        const { turn } = await project.state();
        if (turn?.state === 'failed') throw new Error(turn.problem);
        if (turn?.state === 'done') return 'done';
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  },
];

/** @param code the exit code it has to end with. @param word what it has to say. */
async function deploy(
  project: RunningProject,
  code: number,
  word = 'is served',
  ...args: string[]
): Promise<string> {
  const done = await project.run('deploy', ...args);
  if (done.code !== code || !done.output.includes(word)) throw new Error(`${done.code}\n${done.output}`);
  if (code !== 0 && !done.output.includes('still served')) throw new Error(done.output);
  await deskServes(project);
  const swap = /Swap: \S+ \(([\d.]+ s)\)/.exec(done.output)?.[1];
  const [, rows, copying] = /Data: (\d+ rows).*\(([\d.]+ s)\)/.exec(done.output) ?? [];
  const copied = rows ? `, ${rows} copied in ${copying}` : '';
  return `${(done.took / 1000).toFixed(0)} s${copied}${swap ? `, the swap ${swap} of them` : ', refused'}`;
}

/** Hashed files of the home page. */
async function assetsOf({ port }: RunningProject): Promise<string[]> {
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  return [...new Set([...page.matchAll(/\/_astro\/[\w.-]+/g)].map(([file]) => file))];
}

async function allServed({ port }: RunningProject, files: string[]): Promise<void> {
  for (const file of files) {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${file}`);
    const isKept = headers.get('cache-control')?.includes('immutable');
    if (status !== 200 || !isKept) throw new Error(`${file}: ${status}`);
  }
}

/** The desk goes over last, or stays: after each deploy it serves its page and that page's files, and makes calls. */
async function deskServes({ deskPort }: RunningProject): Promise<void> {
  const desk = `http://127.0.0.1:${deskPort}`;
  const page = await (await fetch(`${desk}/`)).text();
  const files = [...new Set([...page.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file))];
  if (files.length === 0) throw new Error('the page of the desk names no files');
  for (const file of files) {
    const { status } = await fetch(desk + file);
    if (status !== 200) throw new Error(`desk: ${file}: ${status}`);
  }
  // Nobody is logged in: the backend says so, through the desk.
  const { status } = await fetch(`${desk}/api/me`, { headers: { 'X-Desk': '1' } });
  if (status !== 401) throw new Error(`desk: a call of the backend: ${status}`);
}
