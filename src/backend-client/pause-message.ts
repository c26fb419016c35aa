/** Messages between the supervisor and its workers about a backend that is being replaced. */
export type PauseMessage =
  /** Supervisor to all workers: pause your calls, the backend is about to be replaced. Each confirms with `held`. */
  | { word: 'hold'; id: string }
  | { word: 'held'; id: string }
  /** Supervisor to all workers: the backend is back. */
  | { word: 'release' };
