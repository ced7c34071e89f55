const MAX_LETTERS = 12

/** A name shortened to leave room for a button beside it. */
export function shortenName(name: string): string {
  const letters = [...name]
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('').trimEnd()}…` : name
}
