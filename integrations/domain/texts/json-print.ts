/** A value of a JSON text with its source. */
interface Place {
  value: unknown;
  /** Its source text. */
  source: string;
  /** Members of an object by key, or of a list by index. */
  members: Map<string, Place>;
  isShort: boolean;
}

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
const STEP = '  ';
/** Maximum characters of a line. */
const WIDTH = 110;

/**
 * Prints a value as JSON in the format of an earlier text. Unchanged parts keep their source, keys keep their order,
 * and short lists stay on one line. So the diff to an editor's own file contains only real changes.
 */
export function printJsonLike(before: string | null, value: unknown): string {
  const place = before === null ? undefined : parseWithSource(before);
  return `${print(place, value, '', 0)}\n`;
}

function print(place: Place | undefined, value: unknown, indent: string, prefix: number): string {
  if (place && isSame(place.value, value)) return place.source;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + STEP;
  const parts = Array.isArray(value)
    ? value.map((one: unknown, index) => print(memberFor(place, one, index), one, inner, 0))
    : keysLike(place, value).map((key) => {
        const name = `${JSON.stringify(key)}: `;
        const printed = print(
          place?.members.get(key),
          (value as Record<string, unknown>)[key],
          inner,
          name.length,
        );
        return name + printed;
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const line = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  const wasShort = place
    ? place.isShort
    : Array.isArray(value) && value.every((one) => typeof one !== 'object');
  if (wasShort && !line.includes('\n') && indent.length + prefix + line.length < WIDTH) return line;
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** The earlier member that a value came from: an equal one, one with the same id, or the one at the same index. */
function memberFor(place: Place | undefined, value: unknown, index: number): Place | undefined {
  if (!place) return undefined;
  const members = [...place.members.values()];
  const id = idOf(value);
  return (
    members.find((member) => isSame(member.value, value)) ??
    (id === undefined ? members[index] : members.find((member) => idOf(member.value) === id))
  );
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
}

function keysLike(place: Place | undefined, value: object): string[] {
  const keys = Object.keys(value).filter((key) => (value as Record<string, unknown>)[key] !== undefined);
  const known = [...(place?.members.keys() ?? [])].filter((key) => keys.includes(key));
  return [...known, ...keys.filter((key) => !known.includes(key))];
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a, b] as Record<string, unknown>[];
  if (!left || !right) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]));
}

/** Parses a JSON text with the source of each value. @returns undefined for invalid JSON. */
function parseWithSource(text: string): Place | undefined {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    JSON.parse(plain);
  } catch {
    return undefined;
  }
  const tokens = [...plain.matchAll(TOKENS)];
  let at = 0;
  const read = (): Place => {
    const start = tokens[at];
    const word = start?.[0] ?? '';
    const members = new Map<string, Place>();
    at += 1;
    if (word === '{' || word === '[') {
      const close = word === '{' ? '}' : ']';
      for (let index = 0; tokens[at] && tokens[at]?.[0] !== close; index += 1) {
        let key = String(index);
        if (word === '{') {
          key = JSON.parse(tokens[at]?.[0] ?? '""') as string;
          at += 2;
        }
        members.set(key, read());
        if (tokens[at]?.[0] === ',') at += 1;
      }
      at += 1;
    }
    const last = tokens[at - 1];
    const source = plain.slice(start?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0));
    return { value: JSON.parse(source), source, members, isShort: !source.includes('\n') };
  };
  return read();
}
