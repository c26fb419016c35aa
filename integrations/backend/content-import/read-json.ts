import * as v from 'valibot';
import { type JsonPath, lineAt, lineOfJson } from './json-lines.ts';
import { ContentMistakes, issueMistake, type Mistake } from './content-mistakes.ts';

/**
 * Reads a JSON file of the content folder.
 * @throws ContentMistakes with the line of each mistake.
 */
export function readJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, parse(text));
  if (parsed.success) return parsed.output;
  throw new ContentMistakes(
    parsed.issues.map((issue) => {
      const path: JsonPath = (issue.path ?? []).map(({ key }) => key as string | number);
      return issueMistake(issue, nameOf(path), { line: lineOfJson(text, path), field: path.join('.') });
    }),
  );
}

/** The path of a value as editors read it: `cities[3].title.uz`. */
function nameOf(path: JsonPath): string {
  if (path.length === 0) return 'the file';
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step + 1}]` : index > 0 ? `.${step}` : step))
    .join('');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const { message } = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    const end = text.trimEnd().length;
    const at = Math.min(end, Number(position ?? end));
    const line = lineAt(text, at);
    const column = at - text.lastIndexOf('\n', at - 1);
    const before = JSON.stringify(text.slice(at, at + 12).split('\n')[0]);
    const what: Pick<Mistake, 'code' | 'values'> =
      at === end
        ? { code: 'json_ends', values: {} }
        : { code: 'json_broken', values: { column: String(column), before } };
    throw new ContentMistakes([{ line, ...what }]);
  }
}
