const GONE = '[redacted]'

const secrets: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // The key of a pairing, also where its URI is inside a link.
  [/(symKey(?:=|%(?:25)*3D))[^&%\s"'<>]+/gi, `$1${GONE}`],
  [/[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi, GONE],
  // A private key, and everything that is longer: signatures, tokens, seeds.
  [/\b(?:0x)?[\da-f]{64,}\b/gi, GONE],
  [/[\w+/=-]{80,}/g, GONE],
]

/** A text without what is the visitor's alone: keys of pairings, signatures, tokens, e-mail addresses. */
export const redact = (text: string): string =>
  secrets.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), text)

/** Where a text names an address of the web, only whose it is: paths and queries hold the keys of RPC nodes. */
export const withoutPaths = (text: string): string =>
  text.replace(/\b((?:https?|wss?):\/\/)(?:[^\s/?#"'<>@]*@)?([^\s/?#"'<>)]+)[^\s"'<>)]*/gi, '$1$2')
