/** The variables that define the address of the desk. */
interface DeskVariables {
  PORT: number;
  DESK_PORT?: number | undefined;
  DESK_URL?: string | undefined;
}

/** Port of the desk. The default is the storefront's port plus three. */
export function deskPort({ PORT, DESK_PORT = PORT + 3 }: DeskVariables): number {
  return DESK_PORT;
}

/** Address of the desk for the shop's staff, without a trailing slash: `DESK_URL`, or an address on this machine. */
export function deskAddress(variables: DeskVariables): string {
  return (variables.DESK_URL ?? `http://localhost:${deskPort(variables)}`).replace(/\/+$/, '');
}
