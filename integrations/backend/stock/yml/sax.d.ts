/** Types of the parts of the package that we use; it has none of its own. */
declare module 'sax' {
  export interface SaxParser {
    /** Current line, from 0. */
    line: number;
    error: Error | null;
    onerror: (error: Error) => void;
    ondoctype: (text: string) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
    onclosetag: (name: string) => void;
    write(text: string): SaxParser;
    close(): SaxParser;
  }
  const sax: { parser(strict: boolean, options?: { position?: boolean }): SaxParser };
  export default sax;
}
