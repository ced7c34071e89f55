/** A pause of this length starts a new word. */
const WORD_MS = 700

/** Joins typed letters to a word; `undefined` for other keys. */
export function createTypeAhead(): (event: {
  readonly key: string
  readonly timeStamp: number
}) => string | undefined {
  let word = ''
  let before = Number.NEGATIVE_INFINITY
  return ({ key, timeStamp }) => {
    // The space bar activates the focused element.
    if (key.length !== 1 || key === ' ') return undefined
    word = (timeStamp - before > WORD_MS ? '' : word) + key.toLowerCase()
    before = timeStamp
    return word
  }
}
