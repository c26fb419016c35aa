/** A picture that goes with a letter: programs show it without asking any server, so that nobody learns who reads it. */
export interface LetterPicture {
  /** By which the letter names it. */
  cid: string;
  kind: 'photo' | 'drawing';
  jpeg: Buffer;
}

/** Pictures by where they are found: the page of a piece, `/clock/{itemUrl}/`, or a file that was sent, `/upload/{id}`. */
export type LetterPictures = ReadonlyMap<string, LetterPicture>;

/** Finds a picture by its place; undefined where there is none. */
export type FindLetterPicture = (path: string) => Promise<LetterPicture | undefined>;

/** Nobody has pictures. */
export const NO_PICTURES: LetterPictures = new Map();
