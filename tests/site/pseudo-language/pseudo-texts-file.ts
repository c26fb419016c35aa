import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageEntries } from '../../../scripts/messages/message-entries.ts';
import { pseudoTexts } from '../../../scripts/messages/pseudo-text.ts';
import { fileOf } from '../../../scripts/processes/programs.ts';

const HOOK = pathToFileURL(fileOf('tests/site/pseudo-language/hook.mjs')).href;

/** A made-up translation of every text of the program, and how a program is given it. */
export interface PseudoTexts {
  /** Variables of a program that offers the language: `hook.mjs` reads them. */
  env: { PSEUDO_TEXTS: string; NODE_OPTIONS: string };
  remove(): Promise<void>;
}

/** Writes the translation into a file. */
export async function writePseudoTexts(): Promise<PseudoTexts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pseudo-'));
  const file = path.join(folder, 'kk.json');
  await writeFile(file, JSON.stringify(pseudoTexts(messageEntries(), 'kk')));
  return {
    env: { PSEUDO_TEXTS: file, NODE_OPTIONS: `--import=${HOOK}` },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
