import { FOLDER_KINDS, TEXT_ID, TEXT_KINDS, type TextKindName } from './text-kinds.ts';

/** The key of a text in addresses: `articles.garantii`, `menu`. */
export function wordOfText(kind: TextKindName, id: string): string {
  return id === '' ? kind : `${kind}.${id}`;
}

/** The text of such a key; undefined for an invalid one. */
export function textOfWord(word: string): { kind: TextKindName; id: string } | undefined {
  const [kind = '', id = '', ...more] = word.split('.');
  if (!Object.hasOwn(TEXT_KINDS, kind) || more.length > 0) return undefined;
  const isFolder = (FOLDER_KINDS as readonly string[]).includes(kind);
  if (isFolder !== (id !== '') || (isFolder && !TEXT_ID.test(id))) return undefined;
  return { kind: kind as TextKindName, id };
}
