const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g

/**
 * Whether every parser of a JSON text returns the same values: no object has a key twice, since some parsers take the
 * first and others the last, and all numbers are safe integers of JavaScript.
 */
export function isUnambiguousJson(text: string): boolean {
  /** Keys of the open objects; `undefined` for open lists. */
  const open: (Set<unknown> | undefined)[] = []
  let last = ''
  for (const [token] of text.matchAll(TOKEN)) {
    const keys = open.at(-1)
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':' && last.startsWith('"')) {
      const key: unknown = JSON.parse(last)
      if (keys?.has(key)) return false
      keys?.add(key)
    } else if (/^-?\d/.test(token) && !(/^-?\d+$/.test(token) && Number.isSafeInteger(Number(token))))
      return false
    last = token
  }
  return true
}
