import { readFile } from 'node:fs/promises';
import { memoryPages, validateXML } from 'xmllint-wasm';

const schema = (name: string) => readFile(new URL(`${name}.xsd`, import.meta.url), 'utf8');

/** What libxml2 has against a feed, a line each: XML that is not well-formed, and what the marketplace does not take. */
export async function feedFaults(
  marketplace: 'yandex-market' | 'google-merchant',
  text: string,
): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: `${marketplace}.xml`, contents: text }],
    schema: await schema(marketplace),
    preload: { fileName: 'google-attributes.xsd', contents: await schema('google-attributes') },
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
