import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { Problem } from '../bootstrap/problem.mjs';

/**
 * Reads the options and the words of a command. An unknown option is an error of `parseArgs`, which `runScript` shows
 * before the usage.
 * @param most number of words that the command takes. @throws Problem that names those beyond it, such as the rest of
 * a path with a space.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  most = 0,
  args = process.argv.slice(2),
) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  refuseMore(positionals, most);
  return { values, words: positionals };
}

/** Refuses words of a command beyond those that it takes. @throws Problem that names them. */
export function refuseMore(words: readonly string[], most: number): void {
  const extra = words.slice(most);
  if (extra.length === 0) return;
  const named = extra.map((word) => `"${word}"`).join(', ');
  throw new Problem(`This command takes no ${named}. Put a path with a space in quotation marks.`);
}
