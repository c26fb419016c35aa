import * as v from 'valibot';
import { type JsonPath, lineAt, lineOfJson } from './json-lines.ts';
import { ContentMistakes, issueWords } from './content-mistakes.ts';

/**
 * Reads a JSON file of the content folder.
 * @throws ContentMistakes with a line for each.
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
      return {
        line: lineOfJson(text, path),
        reason: issueWords(issue, nameOf(path)),
        field: path.join('.'),
      };
    }),
  );
}

/** `cities[3].title.uz`, as editors find it. */
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
    const what =
      at === end
        ? 'the file ends too early: a bracket or a quote is not closed'
        : `this is no JSON at column ${column}, before ${JSON.stringify(text.slice(at, at + 12).split('\n')[0])}; often a comma or a quote is missing, or there is one too many`;
    throw new ContentMistakes([{ line, reason: what }]);
  }
}
