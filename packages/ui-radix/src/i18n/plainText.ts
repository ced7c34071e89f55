const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * A foreign word (the name a wallet, token or app gives itself) made safe to stand in a sentence: without characters
 * that would reorder the sentence, and set apart when it runs the other way.
 */
export function plainText(value: string, isRtl: boolean): string {
  const text = withoutControls(value)
  return rightToLeft.test(text) === isRtl ? text : `\u2068${text}\u2069`
}

// C0 and C1 controls, and the characters that turn or reorder the text after them.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A foreign word without characters that nobody sees and that change what is seen. */
export function withoutControls(text: string): string {
  return text.replace(controls, ' ')
}
