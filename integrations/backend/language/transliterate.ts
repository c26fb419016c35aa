/** Russian, Ukrainian and Uzbek Cyrillic letters and their usual Latin spelling. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch' },
  ...{ ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  ...{ і: 'i', ї: 'yi', є: 'ye', ў: 'o', қ: 'q', ғ: 'g', ҳ: 'h' },
};

/** A folded word in Latin letters. */
export function toLatin(word: string): string {
  return Array.from(word, (letter) => LETTERS[letter] ?? letter).join('');
}

/** Replacements of spellings that sound the same, applied in order. The result compares names by sound. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sch|sh/g, 'S'],
  [/tch|tsch|ch|cz/g, 'C'],
  [/zh|dzh|dj|j/g, 'Z'],
  [/th/g, 't'],
  [/gh/g, 'g'],
  [/ck|qu|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ts|z/g, 's'],
  [/eau|aux|au/g, 'o'],
  [/ou|oo/g, 'u'],
  [/[yj]/g, 'i'],
  [/i+e?(?=$)/g, 'i'],
  [/ii/g, 'i'],
  [/(?<=.)h/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=..)e$/g, ''],
];

/**
 * The approximate sound of a word in any alphabet: `philippe`, `filip` and `филипп` are equal. Only words that are
 * not known as written are compared by sound.
 */
export function soundOf(word: string): string {
  return SOUNDS.reduce((said, [spelling, one]) => said.replace(spelling, one), toLatin(word));
}
