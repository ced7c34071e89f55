import { toJsonSchema } from '@valibot/to-json-schema'

export type Schema = { readonly [key: string]: unknown }

type Valibot = Parameters<typeof toJsonSchema>[0]

/** JSON Schema of a valibot schema's input: what a backend must send. */
export function toSchema(schema: Valibot): Schema {
  const { $schema: _dialect, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    // The input of transformations: the format on the wire.
    typeMode: 'input',
    // Checks that JSON Schema cannot express are left out.
    errorMode: 'ignore',
    // An optional value may be `null`. The client also accepts malformed ones, which the contract does not mention.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      'fallback' in valibotSchema && (valibotSchema.fallback ?? null) === null
        ? (nullable(jsonSchema as Schema) as typeof jsonSchema)
        : undefined,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'regex' && 'requirement' in valibotAction
        ? { ...jsonSchema, pattern: toPattern(valibotAction.requirement as RegExp) }
        : undefined,
  })
  return brief(converted) as Schema
}

function nullable(schema: Schema): Schema {
  const { anyOf } = schema
  const isAlready = Array.isArray(anyOf) && anyOf.some((part: Schema) => part['type'] === 'null')
  return isAlready ? schema : { anyOf: [schema, { type: 'null' }] }
}

/** Shortened schema: `["string", "null"]` for either type, no redundant defaults. */
function brief(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(brief)
  if (typeof value !== 'object' || value === null) return value
  const {
    default: otherwise = null,
    required,
    ...schema
  } = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, brief(part)]))
  const { anyOf, ...rest } = schema
  const [one, other, ...more] = Array.isArray(anyOf) ? (anyOf as Schema[]) : []
  const isSimple = more.length === 0 && typeof one?.['type'] === 'string' && !('enum' in one)
  return {
    ...(isSimple && other?.['type'] === 'null' ? { ...rest, ...one, type: [one['type'], 'null'] } : schema),
    ...(otherwise !== null && { default: otherwise }),
    ...(Array.isArray(required) && required.length > 0 && { required }),
  }
}

/** JSON Schema has no flags: ranges of a case-insensitive pattern get both cases. */
function toPattern({ source, flags }: RegExp): string {
  return flags.includes('i') ? source.replaceAll('a-f', 'a-fA-F').replaceAll('a-z', 'a-zA-Z') : source
}
