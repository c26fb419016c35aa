import { readFileSync } from 'node:fs';

/** A machine that only serves the storefront has the dependencies of these (architecture §11). */
const MANIFESTS = ['../../package.json', '../domain/package.json', '../platform/package.json'];

/**
 * Names of the packages that the built storefront may import when it runs. All others are bundled into it, Astro's own
 * among them, so that a machine that only serves needs neither Astro nor its bundler (decision 647).
 */
export function installedPackages(): string[] {
  return MANIFESTS.flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
    return Object.keys(dependencies).filter((name) => !name.startsWith('@tourbillon/'));
  });
}
