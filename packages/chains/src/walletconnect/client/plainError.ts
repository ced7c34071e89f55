import * as v from 'valibot'
import { FoyerError, isFoyerError, messageOf, read } from '../../errors/FoyerError.ts'
import { UserRejectedError } from '../../errors/UserRejectedError.ts'

/** An error on its way to another tab. */
export type PlainError = {
  readonly message: string
  readonly code?: string | number | undefined
  readonly data?: unknown
  /** It is one of ours. */
  readonly isOwn?: boolean | undefined
  readonly isRetryable?: boolean | undefined
  readonly context?: Readonly<Record<string, unknown>> | undefined
}

export const plainErrorSchema: v.GenericSchema<unknown, PlainError> = v.object({
  message: v.pipe(v.string(), v.maxLength(5000)),
  code: v.optional(v.union([v.string(), v.number()])),
  data: v.optional(v.unknown()),
  isOwn: v.optional(v.boolean()),
  isRetryable: v.optional(v.boolean()),
  context: v.optional(v.record(v.string(), v.unknown())),
})

export function toPlainError(error: unknown): PlainError {
  if (isFoyerError(error)) {
    const { shortMessage, code, isRetryable, context } = error
    return { message: shortMessage, code, isOwn: true, isRetryable, context }
  }
  const code = read(error, 'code')
  return {
    message: messageOf(error) ?? '',
    ...((typeof code === 'number' || typeof code === 'string') && { code }),
    ...(isPlain(read(error, 'data')) && { data: read(error, 'data') }),
  }
}

/** The error as it was thrown there: ours are ours again, a wallet's is what the wallet said. */
export function fromPlainError({ isOwn, message, code, context, isRetryable, data }: PlainError): unknown {
  if (!isOwn) return { message, code, data }
  if (code === 'USER_REJECTED') return new UserRejectedError()
  return new FoyerError(String(code), { shortMessage: message, context, isRetryable })
}

/** What can be sent to another tab for certain. */
function isPlain(value: unknown): boolean {
  try {
    return value !== undefined && JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}
