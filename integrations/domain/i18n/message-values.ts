import type { TableLocale } from './locales.ts';

/** Every key of the given message tables: `namespace.key`. */
export type KeyOf<Tables> = {
  [N in keyof Tables]: `${N & string}.${keyof Tables[N] & string}`;
}[keyof Tables];

/** The names of the values in a text: `{{name}}`. */
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The values of a text in one language: of all plural forms, and their number. */
type NamesOf<Text> = Text extends string ? NamesIn<Text> : NamesIn<Text[keyof Text]> | 'count';

/** The values of a key: of all languages, as one may leave out what another says. */
type NamesOfKey<Tables, Key> = Key extends `${infer Namespace}.${infer Own}`
  ? Namespace extends keyof Tables
    ? Own extends keyof Tables[Namespace]
      ? NamesOf<Tables[Namespace][Own][TableLocale & keyof Tables[Namespace][Own]]>
      : never
    : never
  : never;

type Value<Name> = Name extends 'count' ? number | string : string | number;

type Filled<Required, Optional> = { [Name in Required & string]: Value<Name> } & {
  [Name in Optional & string]?: Value<Name>;
};

type IsUnion<Type, Whole = Type> = [Type] extends [never]
  ? false
  : Type extends unknown
    ? [Whole] extends [Type]
      ? false
      : true
    : never;

/**
 * What a translation function takes after the key: the values of its text, each by its name. A value that every text
 * knows may be left out. Of several keys the values of all are taken, and none is required.
 */
export type ValuesOf<Tables, Key, Known extends string> =
  IsUnion<Key> extends true
    ? [values?: Filled<never, NamesOfKey<Tables, Key>>]
    : [Exclude<NamesOfKey<Tables, Key>, Known>] extends [never]
      ? [values?: Filled<never, NamesOfKey<Tables, Key>>]
      : [values: Filled<Exclude<NamesOfKey<Tables, Key>, Known>, NamesOfKey<Tables, Key> & Known>];
