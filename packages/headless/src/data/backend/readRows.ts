import * as v from 'valibot'
import { createError } from '../../core/errors/backendErrors.ts'
import { isFoyerError } from '@foyer/chains'

export type ReadRowsParameters<output> = {
  readonly rows: readonly unknown[]
  readonly schema: v.GenericSchema<unknown, output>
  /** Where they stand in the answer, for who reads the error. */
  readonly list: string
  readonly report: (error: unknown) => void
}

/**
 * The rows of a list that are what they should be. One that is not takes no other with it: it is reported, with its
 * field, the first for all. Where none is left, nothing was understood, and that is an error.
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

/** Why a backend refused, where it said so. */
export function refusal(error: unknown): { readonly reason?: string | undefined } {
  if (!isFoyerError(error, 'HTTP_FAILED')) return {}
  const { reason } = error.context
  return typeof reason === 'string' ? { reason } : {}
}
