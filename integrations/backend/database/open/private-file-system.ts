import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The permission bits of group and others. */
const OTHERS = 0o077;

type Init = NodeFS['init'];

/** The method of PGlite's inner file system that is used here. */
interface InnerFs {
  chmod(node: unknown, mode: number, ...rest: unknown[]): void;
}

/**
 * PGlite's files on disk, readable by their owner only. PGlite sets the mode of each new file explicitly, so the
 * umask of the process has no effect.
 */
export class PrivateFileSystem extends NodeFS {
  override async init(...[database, options]: Parameters<Init>): ReturnType<Init> {
    const made = await super.init(database, options);
    const { preRun = [] } = made.emscriptenOpts;
    return {
      emscriptenOpts: {
        ...made.emscriptenOpts,
        preRun: [...[preRun].flat(), (inner) => keepPrivate(inner.FS)],
      },
    };
  }
}

function keepPrivate(inner: InnerFs): void {
  const { chmod } = inner;
  inner.chmod = (node, mode, ...rest) => chmod.call(inner, node, mode & ~OTHERS, ...rest);
}
