import { isFoyerError } from '@foyer/headless'
import type { Translator } from './createTranslator.ts'

type Known = {
  readonly code: string
  readonly shortMessage: string
  readonly context?: Readonly<Record<string, string | number>> | undefined
}

/** A rejection, said to the visitor who declined; the catalogue speaks of "the user". */
const DECLINED = 'Request declined'

/**
 * Text of an error in the current locale: by its error code, with its `context` as values. In English it is the text of
 * the catalogue, which the error carries, except of a rejection. `undefined` for errors that are not of Foyer.
 */
export function errorText(t: Translator, error: unknown): string | undefined {
  const { code, shortMessage, context = {} } = (error ?? {}) as Partial<Known>
  if (shortMessage === undefined) return undefined
  const key = `error.${code}`
  // Without values the text of the catalogue is complete.
  return t({ [key]: code === 'USER_REJECTED' ? DECLINED : shortMessage }, key, context)
}

/** Message of a failed action or query: `otherwise`, unless a part of the code could not be loaded. */
export const failureText = <message>(t: Translator, error: unknown, otherwise: message): message | string =>
  (isFoyerError(error, 'LOAD_FAILED') && errorText(t, error)) || otherwise
