/** What is asked of the bundler about modules. */
export interface Graph {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

/** Scripts of components, as Astro names them. */
const SCRIPT = /\.astro\?.*type=script/;

/** The script of the frame, which every page has. */
const FRAME = /\/src\/layouts\/Page\.astro\?/;

/** Characters below which a module costs more as a file, by its headers and its round trip, than everywhere at once. */
const TOO_SMALL = 400;

/**
 * Modules of the frame's file: its script, what that imports, directly or through others, and what the scripts of
 * several pages share and is too small for a file.
 */
export function frameModules(graph: Graph): Set<string> {
  const scripts = [...graph.getModuleIds()].filter((id) => SCRIPT.test(id));
  const frame = new Set(scripts.filter((id) => FRAME.test(id)).flatMap((id) => [...withImports(id, graph)]));
  const users = new Map<string, number>();
  for (const script of scripts) {
    for (const id of withImports(script, graph)) users.set(id, (users.get(id) ?? 0) + 1);
  }
  for (const [id, count] of users) {
    if (count > 1 && (graph.getModuleInfo(id)?.code?.length ?? Infinity) < TOO_SMALL) frame.add(id);
  }
  return frame;
}

function withImports(script: string, graph: Graph): Set<string> {
  const found = new Set([script]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
