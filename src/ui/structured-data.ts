/** Characters that could close the element or are not safe in a script: `<`, `>`, `&`, U+2028 and U+2029. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** A node of structured data; the graph has the `@context`. */
export type GraphNode = object;

/** A node as JSON that cannot close its element. */
export function writeNode(node: GraphNode): string {
  return escape(JSON.stringify('@context' in node ? { ...node, '@context': undefined } : node));
}

/** Whether any of these written nodes references one of these `@id`. */
export function refersTo(written: readonly string[], ids: readonly string[]): boolean {
  return ids.some((id) => {
    const reference = escape(`{"@id":${JSON.stringify(id)}}`);
    return written.some((node) => node.includes(reference));
  });
}

/**
 * The structured data of a page as the content of its one `<script type="application/ld+json">`. All nodes are in one
 * graph, so that they can reference each other.
 */
export function writeGraph(written: readonly string[]): string {
  return `{"@context":"https://schema.org","@graph":[${written.join(',')}]}`;
}

function escape(json: string): string {
  return json.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
