/** The delimiters that are read: spreadsheets of half the world write semicolons. */
export type Delimiter = ',' | ';';

/** The delimiter of a header line: what stands in it more often. */
export function delimiterOf(header: string): Delimiter {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return count(';') > count(',') ? ';' : ',';
}

/** What a file begins with that is no UTF-8: spreadsheets call UTF-16 "Unicode text"; a workbook is a ZIP archive. */
export function foreignFormat(beginning: Uint8Array): string | undefined {
  const [first = 0, second = 0] = beginning;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return 'the file is UTF-16; save it as "CSV UTF-8"';
  }
  if (first === 0x50 && second === 0x4b) return 'this is a workbook (xlsx or ods); save it as "CSV UTF-8"';
  return undefined;
}
