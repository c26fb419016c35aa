const LATIN = `qwertyuiop[]asdfghjkl;'zxcvbnm,.\`{}:"<>~`;

/** Letters of the same keys in the Russian and in the Ukrainian layout. */
const LAYOUTS = ['йцукенгшщзхъфывапролджэячсмитьбюёхъжэбюё', 'йцукенгшщзхїфівапролджєячсмитьбюґхїжєбюґ'];

const TO_LATIN = new Map(LAYOUTS.flatMap((layout) => pairs(layout, LATIN)));
const TO_CYRILLIC = LAYOUTS.map((layout) => new Map(pairs(LATIN, layout)));

/**
 * What a text would be in the other keyboard layout: `кщдуч` gives `rolex`; `hjktrc` gives `ролекс`, in the Russian
 * layout and, if different, in the Ukrainian one.
 */
export function otherLayouts(text: string): string[] {
  const lower = text.toLowerCase();
  const forms = [TO_LATIN, ...TO_CYRILLIC].map((keys) => retype(lower, keys));
  return [...new Set(forms)].filter((form) => form !== lower);
}

function retype(text: string, keys: ReadonlyMap<string, string>): string {
  return Array.from(text, (key) => keys.get(key) ?? key).join('');
}

/** Pairs of keys. If a key is listed twice, the first pair counts. */
function pairs(from: string, to: string): [string, string][] {
  const together = Array.from(from, (key, place): [string, string] => [key, to[place] ?? key]);
  return together.filter(([key], place) => together.findIndex(([other]) => other === key) === place);
}
