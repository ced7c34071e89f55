/** Removes a character from the end of a text. In linear time, which a regular expression does not guarantee. */
export function trimEnd(text: string, character: string): string {
  let end = text.length
  while (text[end - 1] === character) end--
  return text.slice(0, end)
}
