import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Schema } from '@tourbillon/domain/contract/call.ts';
import {
  facetOption,
  facets,
  itemCard,
  itemPicture,
  picture,
} from '@tourbillon/domain/contract/catalogue.ts';
import { count, flag, named, paginateData, slug, usd } from '@tourbillon/domain/contract/fields.ts';
import { accepted } from '@tourbillon/domain/contract/requests/accepted.ts';
import { searchHit } from '@tourbillon/domain/contract/search.ts';

/** Schemas that many calls share, by their name in the description. */
const COMMON: Readonly<Record<string, Schema>> = {
  Count: count,
  Flag: flag,
  Slug: slug,
  Usd: usd,
  Named: named,
  Paging: paginateData,
  Picture: picture,
  ItemPicture: itemPicture,
  ItemCard: itemCard,
  FacetOption: facetOption,
  Facets: facets,
  SearchHit: searchHit,
  Accepted: accepted,
};

/** Actions that JSON Schema cannot express: rules between fields, and changes of a text before its validation. */
const NOT_IN_JSON_SCHEMA = ['check', 'partial_check', 'finite', 'to_lower_case', 'trim', 'transform'];

/**
 * A schema of the contract as JSON Schema 2020-12, the dialect of OpenAPI 3.1. Common schemas become references.
 */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  return convert(schema, COMMON);
}

/** The common schemas in full. */
export function commonSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(COMMON).map(([name, schema]) => {
      const others = Object.entries(COMMON).filter(([, other]) => other !== schema);
      return [name, convert(schema, Object.fromEntries(others))];
    }),
  );
}

function convert(schema: Schema, definitions: Readonly<Record<string, Schema>>): JsonSchema {
  const converted = toJsonSchema(schema, {
    target: 'draft-2020-12',
    // When a pipe checks a value twice, the last check describes it.
    errorMode: 'ignore',
    definitions,
    ignoreActions: NOT_IN_JSON_SCHEMA,
    overrideSchema: ({ valibotSchema }) => overridden(valibotSchema as GenericSchema),
    overrideAction: ({ valibotAction, jsonSchema }) => ruleOf(valibotAction, jsonSchema),
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  const { $schema: _, $defs: __, ...rest } = converted;
  return demandFilled(rest) as JsonSchema;
}

/**
 * Schemas that the converter cannot express, or for which it describes the parsed value instead of the sent one.
 */
function overridden(schema: GenericSchema): JsonSchema | undefined {
  if (schema.type === 'union') {
    // Numbers and flags may be sent as text, since addresses contain only text.
    const [first] = (schema as unknown as { options: Schema[] }).options;
    return first?.type === 'number' || first?.type === 'boolean' ? { type: first.type } : undefined;
  }
  // Only the form of a text, an object, has a type of its own.
  if (schema.type === 'custom') return { type: 'object' };
  if (schema.type !== 'record') return undefined;
  const { key, value } = schema as unknown as { key: { type: string; options: string[] }; value: Schema };
  if (key.type !== 'picklist') return undefined;
  const properties = Object.fromEntries(key.options.map((name) => [name, jsonSchemaOf(value)]));
  return { type: 'object', properties, additionalProperties: false };
}

/**
 * Rules that the converter leaves out: patterns with Unicode, which JSON Schema always has, and bounds of numbers
 * sent as text.
 */
function ruleOf(action: { type: string; requirement?: unknown }, schema: JsonSchema): JsonSchema | undefined {
  const { type, requirement } = action;
  if (type === 'regex' && requirement instanceof RegExp && requirement.flags === 'u') {
    return { ...schema, pattern: requirement.source };
  }
  const isBound = type === 'min_value' || type === 'max_value' || type === 'integer';
  return isBound && schema.type !== 'number' && schema.type !== 'integer' ? schema : undefined;
}

/** A field whose default is empty, and which may not be empty, is required. */
function demandFilled(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(demandFilled);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, demandFilled(value)]),
  );
  const { properties } = schema as JsonSchema;
  if (!properties) return inner;
  const filled = Object.entries(properties).filter(
    ([, one]) => typeof one === 'object' && one.default === '' && (one.minLength ?? 0) > 0,
  );
  for (const [name] of filled) delete (inner.properties as Record<string, JsonSchema>)[name]?.default;
  const required = [...((inner.required as string[] | undefined) ?? []), ...filled.map(([name]) => name)];
  return { ...inner, required };
}
