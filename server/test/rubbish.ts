import type { Call } from '@laurel/contract/call';
import * as z from 'zod/mini';

/** As much of JSON Schema as the contract's inputs need. */
export interface Schema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
}

export function schemaOf(call: Call): Schema {
  return z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/**
 * Whether a body is surely none that the call may take: no object, a field that nobody knows, one that is missing, one of
 * another type or beyond its bounds. What only a rule or the database knows is not asked here, so `false` says nothing.
 * A lenient call takes fields that it does not know.
 */
export function isRubbish(call: Call, text: string): boolean {
  // An empty body is an empty object.
  const body = text.trim() === '' ? {} : parsed(text);
  return body === undefined || !fits(schemaOf(call), body, call.lenient ?? false);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the schema may take the value, as far as it tells. */
export function fits(schema: Schema, value: unknown, lenient: boolean): boolean {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((choice) => fits(choice, value, lenient));
  if ('const' in schema) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  switch (schema.type) {
    case 'string':
      return typeof value === 'string';
    case 'integer':
    case 'number':
      return isWithin(schema, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'array':
      return isListOf(schema, value, lenient);
    case 'object':
      return isObjectOf(schema, value, lenient);
    default:
      return true;
  }
}

function isWithin({ type, minimum = -Infinity, maximum = Infinity }: Schema, value: unknown): boolean {
  const isKind = type === 'integer' ? Number.isInteger(value) : typeof value === 'number';
  return isKind && (value as number) >= minimum && (value as number) <= maximum;
}

function isListOf(
  { items = {}, minItems = 0, maxItems = Infinity }: Schema,
  value: unknown,
  lenient: boolean,
): boolean {
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
  return value.every((item) => fits(items, item, lenient));
}

function isObjectOf({ properties = {}, required = [] }: Schema, value: unknown, lenient: boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (required.some((name) => !Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, part]) =>
    Object.hasOwn(properties, name) ? fits(properties[name] as Schema, part, lenient) : lenient,
  );
}
