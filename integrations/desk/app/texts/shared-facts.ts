import { bodyAsTyped, factOf, readMatter, setFacts } from '@tourbillon/domain/texts/front-matter-lines.ts';

/** Facts that each language has in its own words; all others are the same in every language. */
const OWN: ReadonlySet<string> = new Set(['title', 'description', 'lead', 'cover_alt']);

/** A fact of the front matter. */
export interface Fact {
  name: string;
  optional: boolean;
}

/** Values by name. */
export type FactValues = Readonly<Record<string, string>>;

/** Facts that are written in each language. */
export function ownFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ name }) => OWN.has(name));
}

/** Facts that are the same in every language. */
export function sharedFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ name }) => !OWN.has(name));
}

/** Values that the languages share: those of the first that is written, else those of a new text. @param today ISO date. */
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

/** A language that is new: its facts stand in the order of the form, the shared ones among them. */
export function beginText(typed: string, facts: readonly Fact[], shared: FactValues): string {
  const own = Object.fromEntries(readMatter(typed).facts.map(({ key, value }) => [key, value]));
  const all = facts.flatMap(({ name }) => {
    const value = own[name] ?? shared[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return setFacts(`---\n---\n\n${bodyAsTyped(typed)}\n`, Object.fromEntries(all));
}

/** Whether a language says nothing of its own, whatever it shares with the others. */
export function isBlank(text: string): boolean {
  const { facts, body } = readMatter(text);
  return body === '' && facts.every(({ key, value }) => !OWN.has(key) || value.trim() === '');
}

/** What another value of a shared fact changes in a language: without a cover nothing is said of it. */
export function sharedChange(name: string, value: string): Record<string, string | null> {
  return { [name]: value || null, ...(name === 'cover' && value === '' && { cover_alt: null }) };
}
