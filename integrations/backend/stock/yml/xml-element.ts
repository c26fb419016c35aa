/** An XML element with its content. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its own text, including CDATA sections. */
  text: string;
  children: XmlElement[];
  /** Line where it begins, from 1. */
  line: number;
}

/** The first child with a name. */
export function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((one) => one.name === name);
}
