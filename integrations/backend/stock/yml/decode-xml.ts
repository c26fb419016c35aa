import { Mistake } from '../mistake.ts';

/** Supported encodings: the usual ones, and those of old programs. */
const ENCODINGS = ['utf-8', 'utf8', 'windows-1251', 'cp1251'];

/** Bytes in which the XML declaration is searched. */
const HEAD = 200;

/**
 * Decodes an XML file in parts, with the encoding of its declaration. An invalid byte becomes U+FFFD.
 * @throws Mistake for an unsupported encoding.
 */
export async function* decodedXml(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let head = Buffer.alloc(0);
  for await (const part of file) {
    if (decoder) {
      yield decoder.decode(part, { stream: true });
      continue;
    }
    head = Buffer.concat([head, part]);
    if (head.length < HEAD) continue;
    decoder = new TextDecoder(encodingOf(head));
    yield decoder.decode(head, { stream: true });
  }
  yield decoder ? decoder.decode() : new TextDecoder(encodingOf(head)).decode(head);
}

function encodingOf(beginning: Uint8Array): string {
  const head = Buffer.from(beginning.subarray(0, HEAD)).toString('latin1');
  const named = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]?.toLowerCase();
  if (named === undefined) return 'utf-8';
  if (!ENCODINGS.includes(named)) {
    throw new Mistake(`is in ${named}, which is not read; save it in UTF-8`);
  }
  return named.replace('cp', 'windows-');
}
