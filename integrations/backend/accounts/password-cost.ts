/**
 * Cost of a password hash: the first choice of the OWASP Password Storage Cheat Sheet (19 MiB, two passes, one lane).
 * Contract tests lower it: they hash hundreds of passwords.
 */
export const PASSWORD_COST = { memory: 19_456, passes: 2, parallelism: 1 };
