/** Characters that could close the element or are not safe in a script: `<`, `>`, `&`, U+2028 and U+2029. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** A node of structured data; the graph has the `@context`. */
export type GraphNode = object;

/** Whether any node references one of these `@id`. */
export function refersTo(nodes: readonly GraphNode[], ids: readonly string[]): boolean {
  const text = JSON.stringify(nodes);
  return ids.some((id) => text.includes(`{"@id":${JSON.stringify(id)}}`));
}

/**
 * The structured data of a page as the content of its one `<script type="application/ld+json">`. All nodes are in one
 * graph, so that they can reference each other. The text cannot close the element.
 */
export function writeGraph(nodes: readonly GraphNode[]): string {
  const graph = nodes.map((node) => ({ ...node, '@context': undefined }));
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return json.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
