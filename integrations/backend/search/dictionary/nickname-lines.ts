import { words } from '../../language/fold.ts';
import nicknames from './nicknames.json' with { type: 'json' };

/** A brand and the words of a collection or model. */
interface Line {
  brand: string;
  words: readonly string[];
}

const LINES = new Map<string, Line>(
  nicknames.flatMap(({ id, brand, line }) => (line ? [[id, { brand, words: words(line) }] as const] : [])),
);

/** The brand and collection or model of a nickname. */
export function lineOf(id: string): Line | undefined {
  return LINES.get(id);
}

const NICKNAME_TITLES = new Map(nicknames.map(({ id, title }) => [id, title]));

/** The display form of a nickname. */
export function nicknameTitle(id: string): string | undefined {
  return NICKNAME_TITLES.get(id);
}
