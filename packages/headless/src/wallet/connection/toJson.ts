/** What a stored text holds; `undefined` when it is no JSON. */
export function toJson(value: string | null): unknown {
  if (value === null) return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
