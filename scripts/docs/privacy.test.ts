import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../lib/paths.ts'
import { contractPath } from '../openapi/contract.ts'
import type { WrittenContract } from '../openapi/readContract.ts'
import type { Schema } from '../openapi/toSchema.ts'
import { privacyRows } from './privacyRows.ts'

const contract = JSON.parse(readFileSync(at(contractPath), 'utf8')) as WrittenContract

/** Parameters of every request; the page names them above its table. */
const COMMON = ['projectId', 'st', 'sv', 'clientId']

test('the privacy page lists every request of the contract with its data', () => {
  const written = Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]) => {
      const query = parameters.flatMap((each) =>
        'in' in each && each.in === 'query' && !COMMON.includes(each.name) ? [each.name] : [],
      )
      const body = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema))
      return [`${method.toUpperCase()} ${path}`, [...new Set([...query, ...body])].toSorted()] as const
    }),
  )
  const listed = privacyRows().map(({ method, path, data }) => [`${method} ${path}`, [...data].toSorted()])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(written))
})

/** Names of the fields of a body, at its first level. */
function fieldsOf(schema: Schema): readonly string[] {
  const { $ref, properties, anyOf, oneOf, allOf } = schema as {
    readonly $ref?: string
    readonly properties?: object
    readonly anyOf?: readonly Schema[]
    readonly oneOf?: readonly Schema[]
    readonly allOf?: readonly Schema[]
  }
  if ($ref) {
    const schemas = contract.components.schemas as Readonly<Record<string, Schema>>
    return fieldsOf(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {})
  }
  const parts = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])]
  return [...Object.keys(properties ?? {}), ...parts.flatMap(fieldsOf)]
}
