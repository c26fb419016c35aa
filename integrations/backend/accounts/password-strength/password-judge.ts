import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts';
import type { Database } from '../../database/database.ts';
import { readDocument } from '../../content-store/read-document.ts';
import { refused } from '../../errors/domain-error.ts';
import { weaknessReason } from './judge.ts';
import { type Person, wordsOfNames, wordsOfPerson } from './known-words.ts';

/**
 * Checks a new password against the words of the shop and of the person, where the person is known.
 * @throws DomainError 'invalid' at `password` when it is easy to guess.
 */
export type JudgePassword = (password: string, person?: Person) => void;

/** Reads the words of the shop. The returned function makes no queries, so it can be called within a transaction. */
export type PasswordJudge = () => Promise<JudgePassword>;

/** A judge that knows the shop's names in all languages and the brands of the catalogue. */
export function passwordJudge(database: Database, catalogue: LiveCatalogue): PasswordJudge {
  let brands: { of: Catalogue; words: string[] } | undefined;
  const brandWords = () => {
    const current = catalogue.current();
    if (brands?.of !== current) brands = { of: current, words: wordsOfNames(brandNames(current)) };
    return brands.words;
  };
  return async () => {
    const shop = await readDocument(database, 'shop');
    const words = [...wordsOfNames(Object.values(shop?.name ?? {})), ...brandWords()];
    return (password, person) => {
      const reason = weaknessReason(password, new Set([...words, ...(person ? wordsOfPerson(person) : [])]));
      if (reason) throw refused('password', reason);
    };
  };
}

function brandNames({ brands }: Catalogue): string[] {
  return [...brands.values()].flatMap(({ title, titles }) => [title, ...Object.values(titles ?? {})]);
}
