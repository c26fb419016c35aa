/**
 * For tests: the faults of a drawing; empty when it is a well-formed XML document with finite numbers and resolved
 * references.
 */
export function svgFaults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  if (/NaN|undefined|Infinity|null/.test(svg)) found.push('a value is missing');
  for (const [tag, close, name, empty] of svg.matchAll(
    /<(\/?)([A-Za-z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (close) {
      if (open.pop() !== name) found.push(`closed out of turn: ${tag}`);
    } else if (!empty) open.push(name ?? '');
  }
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`);
  if (svg.replace(/<[^<>]*>/g, '') !== '') found.push('text outside of elements');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) found.push('an id twice');
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) {
    if (!ids.includes(id)) found.push(`no ${id}`);
  }
  return found;
}
