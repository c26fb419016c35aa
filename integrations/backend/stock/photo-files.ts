import { basename } from 'node:path';
import { Mistake, quoted } from './mistake.ts';

/** Index of the photographs in a folder. */
export interface PhotoFolder {
  /** The real file name for a name in any case. */
  find(name: string): string | undefined;
  /** Files whose name begins with a stock number and a dash, in order. */
  of(number: string): readonly string[];
}

/** Allowed extensions. */
const ENDING = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;

/** Natural order: "A-1-2.jpg" comes before "A-1-10.jpg". */
const { compare } = new Intl.Collator('en', { numeric: true });

/** Indexes a folder. @param files names without a path. */
export function photoFolder(files: readonly string[]): PhotoFolder {
  const byName = new Map(files.map((file) => [file.toLowerCase().normalize('NFC'), file]));
  const sorted = files.filter((file) => ENDING.test(file)).sort(compare);
  // Every part before a dash may be a stock number: "A-1-2.jpg" belongs to "A" or to "A-1".
  const byNumber = new Map<string, string[]>();
  for (const file of sorted) {
    const name = file.toLowerCase().normalize('NFC');
    for (let dash = name.indexOf('-'); dash > 0; dash = name.indexOf('-', dash + 1)) {
      const number = name.slice(0, dash);
      byNumber.set(number, [...(byNumber.get(number) ?? []), file]);
    }
  }
  return {
    find: (name) => byName.get(name.toLowerCase().normalize('NFC')),
    of: (number) => byNumber.get(fileName(number)) ?? [],
  };
}

/** A stock number in file names, where a slash is not allowed. */
function fileName(number: string): string {
  return number.toLowerCase().normalize('NFC').replaceAll('/', '_');
}

/** Cell value that removes all photographs of an item. */
const NO_PHOTOS = 'none';

/** Maximum number of photographs of an item. */
const MOST_PHOTOS = 40;

/**
 * The photograph files of a row, in order; undefined to keep the current photographs.
 * @param names of the row; null if it names none.
 * @param isNumber whether a prefix is the stock number of another item, which then owns the file.
 * @throws Mistake for a missing file.
 */
export function photosOf(
  number: string,
  names: readonly string[] | null | undefined,
  folder: PhotoFolder | undefined,
  isNumber: (number: string) => boolean = () => false,
): string[] | undefined {
  if (names === undefined || names === null) {
    const own = folder?.of(number).filter((file) => !belongsToLonger(file, number, isNumber)) ?? [];
    return own.length > 0 ? requireFewPhotos(own) : undefined;
  }
  if (names.length === 1 && names[0]?.toLowerCase() === NO_PHOTOS) return [];
  if (!folder) throw new Mistake('names files, and no folder was given; add --photos FOLDER');
  return requireFewPhotos(
    names.map((name) => {
      const file = basename(name) === name ? folder.find(name) : undefined;
      if (file === undefined) throw new Mistake(`${quoted(name)} is not in the folder of photographs`);
      if (!ENDING.test(file))
        throw new Mistake(`${quoted(name)} is not a photograph; expected JPEG, PNG, WebP, AVIF or HEIC`);
      return file;
    }),
  );
}

function belongsToLonger(file: string, number: string, isNumber: (number: string) => boolean): boolean {
  for (let dash = file.indexOf('-', number.length + 1); dash > 0; dash = file.indexOf('-', dash + 1)) {
    if (isNumber(file.slice(0, dash))) return true;
  }
  return false;
}

function requireFewPhotos(files: readonly string[]): string[] {
  if (files.length > MOST_PHOTOS) {
    throw new Mistake(`there are ${files.length} photographs; expected ${MOST_PHOTOS} at most`);
  }
  return [...files];
}
