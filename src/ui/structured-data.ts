/** What could end the element, or a line of a script that is not JSON: `<`, `>`, `&`, U+2028 and U+2029. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** A node of structured data; `@context` is the graph's. */
export type GraphNode = object;

/** Whether any node names another by this identity. */
export function refersTo(nodes: readonly GraphNode[], id: string): boolean {
  const text = JSON.stringify(nodes);
  return text.includes(`{"@id":${JSON.stringify(id)}}`);
}

/**
 * The structured data of a page as the text of its one `<script type="application/ld+json">`: every node of it in one
 * graph, so that they may name one another. No text in it can close the element.
 */
export function writeGraph(nodes: readonly GraphNode[]): string {
  const graph = nodes.map((node) => ({ ...node, '@context': undefined }));
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return json.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
