import { escapeXml } from '../platform/escape-xml.ts';

/** An element with a text in it; nothing for a text that is not there. */
export function element(name: string, text: string | number | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;
}
