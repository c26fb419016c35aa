// The package has no types of its own; these are the parts that scripts use.
declare module 'gettext-parser' {
  export interface PoTranslation {
    msgctxt?: string;
    msgid: string;
    msgid_plural?: string;
    msgstr: string[];
    comments?: { extracted?: string; translator?: string; flag?: string; reference?: string };
  }
  export interface PoFile {
    charset?: string;
    headers: Record<string, string>;
    translations: Record<string, Record<string, PoTranslation>>;
  }
  export const po: {
    /** @throws SyntaxError with `lineNumber`, where the file is no PO file. */
    parse: (file: string | Buffer, options?: { validation?: boolean }) => PoFile;
    compile: (file: PoFile, options?: { foldLength?: number }) => Buffer;
  };
}
