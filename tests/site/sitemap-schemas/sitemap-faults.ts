import { readFile } from 'node:fs/promises';
import { memoryPages, validateXML } from 'xmllint-wasm';

const schema = (name: string) => readFile(new URL(`${name}.xsd`, import.meta.url), 'utf8');

/** A file of a sitemap and its address. */
interface Sitemap {
  path: string;
  text: string;
}

/**
 * Errors that libxml2 finds in sitemaps, one line each: XML that is not well-formed, and content outside the
 * protocol.
 * @param root the root element, which the files share.
 */
export async function sitemapFaults(root: 'urlset' | 'sitemapindex', files: Sitemap[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: files.map(({ path, text }) => ({ fileName: path.slice(1), contents: text })),
    schema: await schema(root),
    preload: { fileName: 'image.xsd', contents: await schema('image') },
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
