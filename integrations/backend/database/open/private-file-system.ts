import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What others than the owner may do with a file. */
const OTHERS = 0o077;

type Init = NodeFS['init'];

/** What the file system inside PGlite is called by, as far as it is used here. */
interface InnerFs {
  chmod(node: unknown, mode: number, ...rest: unknown[]): void;
}

/**
 * PGlite's files on a disk, readable by their owner alone. The file system inside it sets the mode of each new file
 * outright, so that the umask of the process means nothing to it.
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
