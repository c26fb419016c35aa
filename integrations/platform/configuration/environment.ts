import * as v from 'valibot';

/** Variables as a process has them; an empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that cannot be used: a line for each, in words for the operator. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** The schema of an environment: an entry for each variable, under its name. */
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
