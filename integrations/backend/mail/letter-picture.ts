/** An embedded picture. Mail programs show it without a request, so that no server learns who reads the letter. */
export interface LetterPicture {
  /** Content-ID that the HTML refers to. */
  cid: string;
  kind: 'photo' | 'drawing';
  jpeg: Buffer;
}

/** Pictures by path: the page of an item, `/clock/{itemUrl}/`, or a visitor's file, `/upload/{id}`. */
export type LetterPictures = ReadonlyMap<string, LetterPicture>;

/** Finds a picture by its path; undefined if there is none. */
export type FindLetterPicture = (path: string) => Promise<LetterPicture | undefined>;

/** No pictures. */
export const NO_PICTURES: LetterPictures = new Map();
