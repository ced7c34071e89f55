const shapes = [
  '<circle cx="32" cy="32" r="16"/>',
  '<path d="M16 46 32 16l16 30z"/>',
  '<rect x="18" y="18" width="28" height="28" rx="7"/>',
  '<path d="M32 14 50 32 32 50 14 32z"/>',
  '<path d="M18 22h28v8H18zM18 36h28v8H18z"/>',
] as const

/** Small generated image for an id. */
export function picture(id: string): string {
  let hash = 7
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360_000
  const hue = hash % 360
  const shape = shapes[hash % shapes.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 55% 52%)"/><g fill="#fff">${shape}</g></svg>`
}
