import * as v from 'valibot'
import { createError } from '../../core/errors/backendErrors.ts'

/** Message of a schema for a text in another format than `name`, such as `a CAIP-2 id`. */
export const expected =
  (name: string) =>
  ({ received }: { readonly received: string }): string =>
    `Expected ${name} but received ${received}`

/** A CAIP-2 id, such as `eip155:1`. */
export const caipNetworkId: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, expected('a CAIP-2 id')),
)

/** A CAIP-10 id: an account, or the contract of a token. */
export const caipAddress: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/, expected('a CAIP-10 id')),
)

/** Answer that fits a schema; throws `RESPONSE_INVALID` with the path, and the first field that does not. */
export function readAnswer<schema extends v.GenericSchema>(
  schema: schema,
  answer: unknown,
  path?: string,
): v.InferOutput<schema> {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  const [issue] = result.issues
  throw createError('RESPONSE_INVALID', { path, field: v.getDotPath(issue) ?? '', problem: issue.message })
}

export type ReadRowsParameters<output> = {
  readonly rows: readonly unknown[]
  readonly schema: v.GenericSchema<unknown, output>
  /** Name of the list's field, for errors. */
  readonly list: string
  readonly report: (error: unknown) => void
}

/**
 * Valid rows of a list. Invalid rows are dropped, and the first one is reported with its field. Throws if all rows of a
 * non-empty list are invalid.
 */
export function readRows<output>({
  rows,
  schema,
  list,
  report,
}: ReadRowsParameters<output>): readonly output[] {
  let failure: Error | undefined
  const read = rows.flatMap((row, index) => {
    const result = v.safeParse(schema, row)
    if (result.success) return [result.output]
    const [issue] = result.issues
    const field = [list, index, v.getDotPath(issue)].filter((part) => part !== null).join('.')
    failure ??= createError('RESPONSE_INVALID', { field, problem: issue.message })
    return []
  })
  if (failure && read.length === 0) throw failure
  if (failure) report(failure)
  return read
}
