import { chainNamespaces } from '@foyer/chains'
import * as v from 'valibot'
import { toJson } from './toJson.ts'
import type { ByFamily, RememberedConnection } from './types.ts'

const text = v.pipe(v.string(), v.maxLength(512))
const family = v.picklist(chainNamespaces)

const accountType = v.picklist(['eoa', 'smartAccount', 'payment', 'ordinal'])

const connection = v.object({
  connectorId: text,
  address: text,
  accounts: v.pipe(v.array(v.object({ address: text, type: v.optional(accountType) })), v.maxLength(1000)),
  chainId: v.optional(text),
  name: v.optional(text),
  auth: v.optional(v.object({ name: text, username: v.optional(text) })),
})

const connections = v.record(family, v.pipe(v.array(connection), v.maxLength(100)))
const ids = v.record(family, v.pipe(v.array(text), v.maxLength(1000)))

type StoredConnections = ByFamily<readonly RememberedConnection[]>
type StoredIds = ByFamily<readonly string[]>

/** Stored connections; anything unreadable reads as none. */
export const parseStoredConnections = (value: string | null): StoredConnections =>
  parse(connections, value) ?? {}

/** Stored ids by family; anything unreadable reads as none. */
export const parseStoredIds = (value: string | null): StoredIds => parse(ids, value) ?? {}

function parse<schema extends v.GenericSchema>(
  schema: schema,
  value: string | null,
): v.InferOutput<schema> | undefined {
  const result = v.safeParse(schema, toJson(value))
  return result.success ? result.output : undefined
}
