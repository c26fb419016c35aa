import { readdir } from 'node:fs/promises';
import path from 'node:path';
import S3rver from 's3rver';

/** A server with the S3 API, for tests and trials. */
export interface S3Server {
  /** The variables `S3_*` for a program. */
  env: Record<string, string>;
  /** Names of the stored objects, without their folders. */
  keys: () => Promise<string[]>;
  stop: () => Promise<void>;
}

const BUCKET = 'tourbillon';

/** Name of the files in which the server stores objects. */
const OBJECT = '._S3rver_object';

/** Starts one with an empty bucket. @param folder for its files. @param port 0 chooses a free one. */
export async function startS3(folder: string, port = 0): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port: taken } = await server.run();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${taken}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys: async () => {
      const names = await readdir(path.join(folder, BUCKET), { recursive: true });
      return names.filter((name) => name.endsWith(OBJECT)).map((name) => path.basename(name, OBJECT));
    },
    stop: () => server.close(),
  };
}
