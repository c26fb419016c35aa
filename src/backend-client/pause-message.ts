/** What the supervisor and its workers say of a backend that is being replaced. */
export type PauseMessage =
  /** Supervisor to all: the backend is about to be replaced, pause your calls; each answers that it does. */
  | { word: 'hold'; id: string }
  | { word: 'held'; id: string }
  /** It is back. */
  | { word: 'release' };
