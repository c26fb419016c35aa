/** The variables that say where the desk is. */
interface DeskVariables {
  PORT: number;
  DESK_PORT?: number | undefined;
  DESK_URL?: string | undefined;
}

/** Port of the desk: the third after the storefront's, unless it is given. */
export function deskPort({ PORT, DESK_PORT = PORT + 3 }: DeskVariables): number {
  return DESK_PORT;
}

/** Address of the desk without a slash at its end, as the people of the shop open it: `DESK_URL`, else on this machine. */
export function deskAddress(variables: DeskVariables): string {
  return (variables.DESK_URL ?? `http://localhost:${deskPort(variables)}`).replace(/\/+$/, '');
}
