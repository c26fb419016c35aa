import { readFileSync } from 'node:fs';

/** How a script is called: the comment at the head of its file. */
export function usageOf(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}

/** The sentence about an option that `parseArgs` refuses; undefined for other errors. */
export function refusedOption(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  // Node adds a hint about positional arguments, which nobody needs here.
  return code?.startsWith('ERR_PARSE_ARGS_') ? message.split('. To specify')[0] : undefined;
}
