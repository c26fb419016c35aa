import sax from 'sax';
import { Mistake } from '../mistake.ts';
import type { XmlElement } from './xml-element.ts';

/** Limits of one element, to limit memory: characters, children and depth. */
const MOST = { characters: 100_000, children: 1_000, depth: 20 } as const;

/** XML that is not well-formed or not supported. */
export class BrokenXml extends Mistake {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Reads XML as a stream. It never loads, defines or expands entities. */
export interface XmlReader {
  /** Parses the next part. @returns the completed elements. @throws BrokenXml */
  read(text: string): XmlElement[];
  /** Ends the document. @throws BrokenXml when elements are still open. */
  end(): XmlElement[];
}

/**
 * Makes a reader of elements with certain names. Elements around them are ignored. A text above the limit is cut, and
 * is then still too long for any column.
 * @param root name of the root element.
 */
export function xmlReader(root: string, wanted: ReadonlySet<string>): XmlReader {
  const parser = sax.parser(true, { position: true });
  const done: XmlElement[] = [];
  const open: XmlElement[] = [];
  let depth = 0;
  let fault: BrokenXml | undefined;
  const broken = (message: string) => void (fault ??= new BrokenXml(parser.line + 1, message));
  parser.onerror = (error) => {
    parser.error = null;
    broken(
      `the XML is broken here (${(error.message.split('\n')[0] ?? '').toLowerCase()}); what stands before it was read`,
    );
  };
  // A DOCTYPE of old files is ignored, but text in brackets would define entities and is refused.
  parser.ondoctype = (text) => {
    if (text.includes('['))
      broken('defines entities or elements of its own (DOCTYPE […]), which is not read');
  };
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth === 1 && name !== root) broken(`begins with <${name}>; expected <${root}>`);
    if (depth > MOST.depth) broken('has elements within elements without end');
    if (open.length === 0 && !wanted.has(name)) return;
    const element = { name, attributes, text: '', children: [], line: parser.line + 1 };
    const around = open.at(-1);
    if (around && around.children.length < MOST.children) around.children.push(element);
    open.push(element);
  };
  const take = (text: string) => {
    const element = open.at(-1);
    if (element && element.text.length < MOST.characters) element.text += text.slice(0, MOST.characters);
  };
  parser.ontext = take;
  parser.oncdata = take;
  parser.onclosetag = () => {
    depth -= 1;
    const element = open.pop();
    if (element && open.length === 0 && !fault) done.push(element);
  };
  const results = () => done.splice(0);
  /** Returns the elements completed before a fault, and throws at the next call. */
  const after = (work: () => void): XmlElement[] => {
    if (!fault) work();
    if (fault && done.length === 0) throw fault;
    return results();
  };
  return {
    read: (text) => after(() => parser.write(text)),
    end: () => after(() => parser.close()),
  };
}
