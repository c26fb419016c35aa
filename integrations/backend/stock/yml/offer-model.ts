import { fold } from '../../language/fold.ts';
import { child, type XmlElement } from './xml-element.ts';

/**
 * The model of an offer: its own element, or the part of its name between brand and reference. The text after the
 * reference describes the item and is ignored.
 */
export function modelOf(offer: XmlElement): { text: string; from: XmlElement } | undefined {
  const model = child(offer, 'model');
  if (model) return { text: model.text, from: model };
  const name = child(offer, 'name');
  if (!name) return undefined;
  const said = (word: string) => child(offer, word)?.text.trim() ?? '';
  let text = name.text.trim().replace(/\s+/g, ' ');
  text = withoutBeginning(text, said('typePrefix'));
  text = withoutBeginning(text, said('vendor'));
  const reference = said('vendorCode');
  const at = reference === '' ? -1 : text.toLowerCase().indexOf(reference.toLowerCase());
  if (at >= 0) text = text.slice(0, at);
  text = text.replace(/[\s,.:;–—-]+$/u, '').replace(/^[\s,.:;–—-]+/u, '');
  return { text, from: name };
}

function withoutBeginning(text: string, beginning: string): string {
  const isThere = beginning !== '' && fold(text).startsWith(`${fold(beginning)} `);
  return isThere ? text.slice(beginning.length).trimStart() : text;
}
