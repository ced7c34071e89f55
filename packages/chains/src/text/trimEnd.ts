/** Text without the given character at its end. In linear time, which a regular expression does not promise. */
export function trimEnd(text: string, character: string): string {
  let end = text.length
  while (text[end - 1] === character) end--
  return text.slice(0, end)
}
