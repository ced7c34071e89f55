/** A pause this long begins a new word. */
const WORD_MS = 700

/** Letters typed one after the other, as the word they make; `undefined` for keys that are no letters. */
export function createTypeAhead(): (event: {
  readonly key: string
  readonly timeStamp: number
}) => string | undefined {
  let word = ''
  let before = Number.NEGATIVE_INFINITY
  return ({ key, timeStamp }) => {
    // The space bar presses what is focused.
    if (key.length !== 1 || key === ' ') return undefined
    word = (timeStamp - before > WORD_MS ? '' : word) + key.toLowerCase()
    before = timeStamp
    return word
  }
}
