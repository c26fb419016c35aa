import { expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Name of a package in the diagram. */
const nodeOf = (name: string) =>
  name.replace('@tourbillon/', '').replace('tourbillon-storefront', 'storefront');

it('architecture §11 draws every package, with what it depends on', () => {
  const manifests = listFiles(/^(integrations\/[^/]+\/)?package\.json$/).map(
    (file) => JSON.parse(readText(file)) as Manifest,
  );
  const depended = manifests.flatMap(({ name, dependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...peerDependencies })
      .filter((other) => other.startsWith('@tourbillon/'))
      .map((other) => `${nodeOf(name)} → ${nodeOf(other)}`),
  );
  const [, section = ''] = readText('docs/architecture.md').split('## 11. Packages\n');
  const [, drawing = ''] = section.split('```');
  const arrows = drawing.matchAll(/^ {2}(\w+)(?:\[.*?\])? (?:-->|-\. .* \.->) (\w+)/gm);
  expect([...arrows].map(([, from, to]) => `${from} → ${to}`).sort()).toEqual(depended.sort());
});
