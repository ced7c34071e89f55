import * as v from 'valibot'
import { createError } from '../../core/errors/backendErrors.ts'
import { isFoyerError } from '@foyer/chains'

export type ReadRowsParameters<output> = {
  readonly rows: readonly unknown[]
  readonly schema: v.GenericSchema<unknown, output>
  /** Name of the list in the answer, for errors. */
  readonly list: string
  readonly report: (error: unknown) => void
}

/**
 * Valid rows of a list. Invalid ones are dropped, and the first is reported with its field. Throws if no row is valid.
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

/** Reason in a backend's error answer, if any. */
export function refusal(error: unknown): { readonly reason?: string | undefined } {
  if (!isFoyerError(error, 'HTTP_FAILED')) return {}
  const { reason } = error.context
  return typeof reason === 'string' ? { reason } : {}
}
