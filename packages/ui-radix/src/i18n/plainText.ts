const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * A text of a third party (name of a wallet, token or app) that is safe inside a sentence: without control characters
 * that reorder it, and isolated if it runs in the other direction.
 */
export function plainText(value: string, isRtl: boolean): string {
  const text = withoutControls(value)
  return rightToLeft.test(text) === isRtl ? text : `\u2068${text}\u2069`
}

// C0 and C1 controls, and the characters that turn or reorder the text after them.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text of a third party without invisible characters that change its display. */
export function withoutControls(text: string): string {
  return text.replace(controls, ' ')
}

/** Leaves room for a button beside a name. */
const MAX_LENGTH = 12

/** A name of at most `maxLength` characters (code points, so that no surrogate pair is split), and an ellipsis. */
export function shortenName(name: string, maxLength: number = MAX_LENGTH): string {
  const characters = [...name]
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}…` : name
}
