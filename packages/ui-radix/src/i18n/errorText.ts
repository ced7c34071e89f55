import type { Translator } from './createTranslator.ts'

type Known = {
  readonly code: string
  readonly shortMessage: string
  readonly context?: Readonly<Record<string, string | number>> | undefined
}

/**
 * What is said of an error in the language spoken: by its code, with what it is about filled in. English is the
 * catalogue's own text, which comes with the error. `undefined` of what is no error of ours.
 */
export function errorText(t: Translator, error: unknown): string | undefined {
  const { code, shortMessage, context = {} } = (error ?? {}) as Partial<Known>
  if (shortMessage === undefined) return undefined
  const key = `error.${code}`
  // Without values the text of the catalogue is already whole.
  return t({ [key]: shortMessage }, key, context)
}
