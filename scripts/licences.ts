// npm run licences: the licences of all packages, those of development too, and why those with further conditions may
// be used. The exit code is 1 when nobody has reviewed one of them.
import { reviewLicences, type LicensedPackage } from './licences/review.ts';
import { readPackages } from './licences/packages.ts';
import { readCommandLine } from './processes/command-line.ts';
import { ROOT } from './processes/programs.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const { all } = readCommandLine({ all: { type: 'boolean' } }).values;
  const packages = await readPackages(ROOT);
  if (all) {
    for (const one of packages.sort((a, b) => a.name.localeCompare(b.name)))
      console.log(named(one), one.licence);
    return 0;
  }
  const { free, explained, open } = reviewLicences(packages);
  console.log(`${packages.length} packages. These licences require at most that their notice is kept:\n`);
  for (const [licence, count] of [...free].sort(([, a], [, b]) => b - a)) {
    console.log(`${String(count).padStart(5)}  ${licence}`);
  }
  console.log('\nThese have further conditions:\n');
  for (const { packages, licence, why } of explained) {
    const [first] = packages;
    const others = packages.length > 1 ? ` and ${packages.length - 1} more` : '';
    console.log(`${first?.name}${others} (${licence}): ${why}.`);
  }
  for (const one of open)
    console.error(`\nNot reviewed yet: ${named(one)}, ${one.licence ?? 'which names no licence'}`);
  return open.length === 0 ? 0 : 1;
});

function named({ name, version }: LicensedPackage): string {
  return `${name} ${version}`;
}
