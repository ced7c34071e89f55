/** Locale for tests: every text is accented and 40 % longer, so untranslated and overflowing texts show. */
export default (_key: string, english: string): string => pseudoLocalize(english)

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'

/** The text with accents, in brackets, 40 % longer; placeholders stay as they are. */
export function pseudoLocalize(text: string): string {
  const pieces = text.split(/(\{\w+\})/)
  const letters = pieces.filter((_, index) => index % 2 === 0).join('').length
  const body = pieces
    .map((piece, index) =>
      index % 2 ? piece : piece.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter),
    )
    .join('')
  return `[${body}${' ~'.repeat(Math.ceil((letters * 0.4) / 2))}]`
}
