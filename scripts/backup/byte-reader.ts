/** Reads a stream a given number of bytes at a time. */
export class ByteReader {
  readonly #parts: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#parts = stream[Symbol.asyncIterator]();
  }

  /** Exactly a given number of bytes. @throws when the stream ends before. */
  async take(bytes: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for await (const part of this.pass(bytes)) taken.push(part);
    return Buffer.concat(taken);
  }

  /** A given number of bytes as they come. @throws when the stream ends before. */
  async *pass(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      if (this.#rest.length === 0) {
        const next = await this.#parts.next();
        if (next.done) throw new Error('it ends too early');
        this.#rest = next.value;
      }
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  /** Reads what is left. @throws what the stream throws at its end. */
  async end(): Promise<void> {
    while (!(await this.#parts.next()).done);
  }
}
