/** A possible meaning of a phrase in a query. */
export type Meaning =
  | { kind: 'brand'; slug: string }
  | { kind: 'nickname'; id: string }
  /** A property of items, `metal:gold`, or a kind of them, `type:clock`. */
  | { kind: 'attribute'; term: string }
  /** A service: pawning, selling, repair. */
  | { kind: 'service'; slug: string };
