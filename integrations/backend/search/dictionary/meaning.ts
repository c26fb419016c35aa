/** What a phrase of a query may stand for. */
export type Meaning =
  | { kind: 'brand'; slug: string }
  | { kind: 'nickname'; id: string }
  /** A property of items, `metal:gold`, or a kind of them, `type:clock`. */
  | { kind: 'attribute'; term: string }
  /** A wish that a service answers: to pawn, to sell, to repair. */
  | { kind: 'service'; slug: string };
