import { readFile } from 'node:fs/promises';
import { memoryPages, validateXML } from 'xmllint-wasm';

const schema = (name: string) => readFile(new URL(`${name}.xsd`, import.meta.url), 'utf8');

/**
 * Errors that libxml2 finds in a feed, one line each: XML that is not well-formed, and content that the schema of
 * the marketplace refuses.
 */
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
