/** Runs a call when the earlier ones are over. Undefined if a call of this name is under way or waits already. */
type RunInTurn = <Result>(name: string, call: () => Promise<Result>) => Promise<Result | undefined>;

/**
 * Makes calls that run one at a time, in the order in which they were asked for: what is pressed while another call is
 * under way is not lost. A second click on the same button makes no second call.
 */
export function callsInTurn(): RunInTurn {
  const names = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return async (name, call) => {
    if (names.has(name)) return undefined;
    names.add(name);
    const run = last.then(call).finally(() => names.delete(name));
    last = run.catch(() => undefined);
    return run;
  };
}
