import { escapeXml } from '../platform/escape-xml.ts';

/** An XML element with a text. Empty if the text is undefined. */
export function xmlElement(name: string, text: string | number | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;
}
