import { withoutControls } from './withoutControls.ts'

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * A foreign word (the name a wallet, token or app gives itself) made safe to stand in a sentence: without characters
 * that would reorder the sentence, and set apart when it runs the other way.
 */
export function plainText(value: string, isRtl: boolean): string {
  const text = withoutControls(value)
  return rightToLeft.test(text) === isRtl ? text : `\u2068${text}\u2069`
}
