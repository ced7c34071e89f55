import type { FoyerError } from '@foyer/chains'
import * as v from 'valibot'
import { createError } from '../../core/errors/backendErrors.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'

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

/**
 * Logs an answer that breaks the contract, in development builds: the view that tells the visitor of the failure does
 * not give the reason, and browsers log refused requests only. Once per request and list or field.
 */
export function logAnswer(config: Config, error: FoyerError): void {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production' && error.code !== 'HTTP_FAILED') logOnce(config, error)
  } catch {
    // Unbundled pages have no `process`.
  }
}

function logOnce(config: Config, { code, context, shortMessage }: FoyerError): void {
  const { loggedProblems } = internalsOf(config)
  const path = String(context['path'] ?? '')
  const place = [code, path, String(context['field'] ?? context['problem'] ?? '').split('.')[0]].join(' ')
  if (loggedProblems.has(place)) return
  loggedProblems.add(place)
  console.warn(`[foyer] ${path && `${path}: `}${shortMessage}`)
}

export type ReadRowsParameters<output> = {
  readonly config: Config
  readonly rows: readonly unknown[]
  readonly schema: v.GenericSchema<unknown, output>
  /** Name of the list's field, for errors. */
  readonly list: string
  /** Path of the request, for errors; absent for the answer of a function of the app. */
  readonly path?: string | undefined
}

/**
 * Valid rows of a list. Invalid rows are dropped, and the first one is reported with its field. Throws if all rows of a
 * non-empty list are invalid.
 */
export function readRows<output>({
  config,
  rows,
  schema,
  list,
  path,
}: ReadRowsParameters<output>): readonly output[] {
  let failure: FoyerError | undefined
  const read = rows.flatMap((row, index) => {
    const result = v.safeParse(schema, row)
    if (result.success) return [result.output]
    const [issue] = result.issues
    const field = [list, index, v.getDotPath(issue)].filter((part) => part !== null).join('.')
    failure ??= createError('RESPONSE_INVALID', { path, field, problem: issue.message })
    return []
  })
  if (!failure) return read
  logAnswer(config, failure)
  if (read.length === 0) throw failure
  internalsOf(config).report(failure)
  return read
}
