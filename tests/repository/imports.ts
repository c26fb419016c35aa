import path from 'node:path';
import { preProcessFile } from 'typescript';
import { listFiles, readText } from './files.ts';

/** An import of one file by another, or of a package. */
export interface Import {
  from: string;
  /** Path in the project, or the specifier of a package. */
  to: string;
  /** The specifier in the source. */
  specifier: string;
  isPackage: boolean;
  /** Whether it is removed before the code runs. */
  typeOnly: boolean;
}

const SOURCE = /\.(ts|tsx|mjs|js|astro)$/;

/** Every import of every source file below the given folders. */
export function readImports(folders: RegExp): Import[] {
  return listFiles(SOURCE)
    .filter((file) => folders.test(file))
    .flatMap(importsOf);
}

/** Imports by file: several tests read those of all files. */
const known = new Map<string, Import[]>();

/** The imports of one file. Specifiers inside a comment or a string are ignored. */
export function importsOf(file: string): Import[] {
  const found = known.get(file) ?? readImportsOf(file);
  known.set(file, found);
  return found;
}

function readImportsOf(file: string): Import[] {
  const code = scripts(file, readText(file));
  return preProcessFile(code, true, true).importedFiles.map(({ fileName, pos }) => ({
    from: file,
    specifier: fileName,
    ...resolve(file, fileName),
    typeOnly: isTypeOnly(code, pos),
  }));
}

/** The server part of an .astro file; `browserImportsOf` reads its browser scripts. */
function scripts(file: string, text: string): string {
  return file.endsWith('.astro') ? (/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '') : text;
}

/** Imports of the `<script>` elements of an .astro file, which run in the browser. */
export function browserImportsOf(file: string): Import[] {
  const text = [...readText(file).matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1])
    .join('\n');
  return preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    from: file,
    specifier: fileName,
    ...resolve(file, fileName),
    typeOnly: isTypeOnly(text, pos),
  }));
}

function resolve(file: string, specifier: string): { to: string; isPackage: boolean } {
  if (specifier.startsWith('#src/')) return inside(`src/${specifier.slice(5)}`);
  const [, folder, rest] = /^@tourbillon\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (folder !== undefined) return inside(`integrations/${folder}/${rest}`);
  if (specifier.startsWith('.')) return inside(path.posix.join(path.posix.dirname(file), specifier));
  return { to: specifier, isPackage: true };
}

function inside(to: string): { to: string; isPackage: boolean } {
  return { to, isPackage: false };
}

/** Whether the statement of a specifier is `import type`/`export type`, or names only types, or it is `typeof import`. */
function isTypeOnly(code: string, pos: number): boolean {
  const start = Math.max(code.lastIndexOf('import', pos), code.lastIndexOf('export', pos));
  if (/\btypeof\s+$/.test(code.slice(0, start))) return true;
  const statement = code.slice(start, pos);
  if (/^(import|export)\s+type\b/.test(statement)) return true;
  const names = /\{([\s\S]*)\}/
    .exec(statement)?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const hasDefault = /^import\s+\w/.test(statement);
  return (
    !hasDefault && names !== undefined && names.length > 0 && names.every((name) => name.startsWith('type '))
  );
}
