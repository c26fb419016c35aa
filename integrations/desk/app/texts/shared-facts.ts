import { bodyAsTyped, factOf, readMatter, setFacts } from '@tourbillon/domain/texts/front-matter-lines.ts';
import { type EditedFile, withText } from './edited-file.ts';

/** Fields with a different value in each language; all other fields are shared. */
const OWN_FACTS: ReadonlySet<string> = new Set(['title', 'description', 'lead', 'cover_alt']);

/** A field of the front matter. */
export interface Fact {
  name: string;
  optional: boolean;
}

/** Values by name. */
export type FactValues = Readonly<Record<string, string>>;

/** Fields with a different value in each language. */
export function ownFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ name }) => OWN_FACTS.has(name));
}

/** Fields with the same value in every language. */
export function sharedFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ name }) => !OWN_FACTS.has(name));
}

/** Shared values: those of the first language with a text, else the defaults of a new text. @param today ISO date. */
export function sharedValues(texts: readonly string[], facts: readonly Fact[], today: string): FactValues {
  const text = texts.find((one) => one !== '');
  const isNew = text === undefined;
  const fresh: FactValues = { published: today, updated: today, type: '3' };
  return Object.fromEntries(
    sharedFacts(facts).flatMap(({ name }) => {
      const value = isNew ? fresh[name] : factOf(text, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The text of a new language: its fields in the order of the form, including the shared ones. */
export function beginText(typed: string, facts: readonly Fact[], shared: FactValues): string {
  const own = Object.fromEntries(readMatter(typed).facts.map(({ key, value }) => [key, value]));
  const all = facts.flatMap(({ name }) => {
    const value = own[name] ?? shared[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return setFacts(`---\n---\n\n${bodyAsTyped(typed)}\n`, Object.fromEntries(all));
}

/** Whether a language has no content of its own besides shared fields. */
export function isBlank(text: string): boolean {
  const { facts, body } = readMatter(text);
  return body === '' && facts.every(({ key, value }) => !OWN_FACTS.has(key) || value.trim() === '');
}

/** The changes in a language after a shared field changes: without a cover, its alternative text is removed. */
function sharedChange(name: string, value: string): Record<string, string | null> {
  return { [name]: value || null, ...(name === 'cover' && value === '' && { cover_alt: null }) };
}

/** A file as it is now, after a shared field changes; a language without a text stays empty. */
export function withSharedFact(file: EditedFile, name: string, value: string): EditedFile {
  return file.text === '' ? file : withText(file, setFacts(file.text, sharedChange(name, value)));
}
