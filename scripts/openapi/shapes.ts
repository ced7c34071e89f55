import type { Schema } from './toSchema.ts'

export const text: Schema = { type: 'string' }
export const number: Schema = { type: 'number' }
export const anything: Schema = {}
export const optionalText: Schema = { type: ['string', 'null'] }

export const hex: Schema = { type: 'string', pattern: '^0x[0-9a-fA-F]*$' }
export const networkId: Schema = { type: 'string', pattern: '^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$' }
export const accountId: Schema = {
  type: 'string',
  pattern: '^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$',
}

export const listOf = (items: Schema): Schema => ({ type: 'array', items })

/** An object that has all of these, and may have more. */
export const objectOf = (
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})

/** Adds a property that the client parses on its own, and that the schema of the whole leaves open. */
export const withProperty = (schema: Schema, name: string, property: Schema): Schema => ({
  ...schema,
  properties: { ...(schema['properties'] as Schema), [name]: property },
})
