import * as v from 'valibot';

/** Environment variables of a process. An empty value counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables have wrong values. The message has one line for each, written for the operator. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** The schema of an environment: one entry per variable, keyed by its name. */
type EnvironmentSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/**
 * Reads the variables that a program understands; it ignores all others.
 * @throws ConfigurationError that names every variable with a wrong value.
 */
export function readEnvironment<Schema extends EnvironmentSchema>(
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, output, issues } = v.safeParse(schema, given);
  if (success) return output;
  throw new ConfigurationError(
    issues.map(({ path, message }) => `${String(path?.[0]?.key)} ${message}`).join('\n'),
  );
}
