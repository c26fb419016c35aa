import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from '../processes/programs.ts';

/**
 * A summary of each call, read from the comments of the contract: `GET search: what is found in a section
 * group…`.
 * @param room folder of the calls, in `integrations/domain`.
 * @returns by method and path: `GET /search`.
 */
export function readSummaries(room: 'contract' | 'desk'): Map<string, string> {
  const folder = fileOf(`integrations/domain/${room}`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return new Map(files.flatMap((file) => summariesOf(readFileSync(path.join(folder, file), 'utf8'))));
}

/** The summaries of one source file. */
export function summariesOf(source: string): [target: string, summary: string][] {
  return [...source.matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\//g)].flatMap(([comment]): [string, string][] => {
    const text = comment
      .replace(/^\/\*\*|\*\/$/g, '')
      .replace(/^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    const [, method, target, said = ''] = /^(GET|POST) (\S+?)(?: \([^)]*\))?[:,.] (.+)$/.exec(text) ?? [];
    return method && target ? [[`${method} /${target.replace(/^\//, '')}`, capitalised(said)]] : [];
  });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
