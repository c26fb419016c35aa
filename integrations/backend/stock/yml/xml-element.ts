/** An element of XML with what stands in it. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its own text, that of sections CDATA included. */
  text: string;
  children: XmlElement[];
  /** Line that it begins on, from 1. */
  line: number;
}

/** The first child of a name. */
export function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((one) => one.name === name);
}
