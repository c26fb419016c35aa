import { readFile } from 'node:fs/promises';
import { memoryPages, validateXML } from 'xmllint-wasm';

const schema = (name: string) => readFile(new URL(`${name}.xsd`, import.meta.url), 'utf8');

/** A feed and the host that it was read from. */
interface Feed {
  host: string;
  text: string;
}

/**
 * Errors that libxml2 finds in feeds, one line each: XML that is not well-formed, and content that the schema of
 * the marketplace refuses. Reading a schema takes longer than checking a feed, so feeds are checked together.
 */
export async function feedFaults(
  marketplace: 'yandex-market' | 'google-merchant',
  feeds: Feed[],
): Promise<string[]> {
  const { errors } = await validateXML({
    xml: feeds.map(({ host, text }) => ({ fileName: `${marketplace}-${host}.xml`, contents: text })),
    schema: await schema(marketplace),
    preload: { fileName: 'google-attributes.xsd', contents: await schema('google-attributes') },
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
