import { Mistake } from '../mistake.ts';
import type { SourceRow } from '../source-row.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { type Categories, categoriesOf } from './categories.ts';
import { decodedXml } from './decode-xml.ts';
import { offerRow } from './offer-row.ts';
import { BrokenXml, xmlReader } from './xml-reader.ts';
import type { XmlElement } from './xml-element.ts';
import type { YmlSetting } from './yml-setting.ts';

const READ_ELEMENTS = new Set(['categories', 'offer']);

/**
 * Reads the offers of a price list for Yandex Market (YML) as rows, one at a time.
 * @throws UnreadableFile when the XML is broken, after the offers before the fault.
 */
export async function* ymlRows(
  file: AsyncIterable<Uint8Array>,
  setting: YmlSetting,
): AsyncGenerator<SourceRow> {
  const reader = xmlReader('yml_catalog', READ_ELEMENTS);
  const known: Categories = new Map();
  function* rows(elements: readonly XmlElement[]): Generator<SourceRow> {
    for (const element of elements) {
      if (element.name === 'offer') yield offerRow(element, known, setting);
      else for (const [id, category] of categoriesOf(element)) known.set(id, category);
    }
  }
  try {
    for await (const text of decodedXml(file)) yield* rows(reader.read(text));
    yield* rows(reader.end());
    // A fault at the very end is thrown only now, after the completed offers.
    reader.end();
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    const line = error instanceof BrokenXml ? error.line : 1;
    throw new UnreadableFile([{ line, column: 'file', message: error.message }]);
  }
}
