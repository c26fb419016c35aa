/** A picture that goes with a letter: programs show it without asking any server, so that nobody learns who reads it. */
export interface LetterPicture {
  /** By which the letter names it. */
  cid: string;
  kind: 'photo' | 'drawing';
  jpeg: Buffer;
}

/** Pictures of pieces by their pages, `/clock/{itemUrl}/`. */
export type LetterPictures = ReadonlyMap<string, LetterPicture>;

/** Finds the picture of a piece by its page; undefined where there is none. */
export type FindLetterPicture = (path: string) => Promise<LetterPicture | undefined>;

/** Nobody has pictures. */
export const NO_PICTURES: LetterPictures = new Map();
