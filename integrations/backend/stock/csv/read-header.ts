/** Supported delimiters. Spreadsheets in many countries use semicolons. */
export type Delimiter = ',' | ';';

/** The delimiter of a header line: the more frequent one. */
export function delimiterOf(header: string): Delimiter {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return count(';') > count(',') ? ';' : ',';
}

/**
 * Detects files that are not UTF-8 text: UTF-16, which spreadsheets call "Unicode text", or a workbook (a ZIP
 * archive).
 */
export function foreignFormat(beginning: Uint8Array): string | undefined {
  const [first = 0, second = 0] = beginning;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return 'the file is UTF-16; save it as "CSV UTF-8"';
  }
  if (first === 0x50 && second === 0x4b) return 'this is a workbook (xlsx or ods); save it as "CSV UTF-8"';
  return undefined;
}
