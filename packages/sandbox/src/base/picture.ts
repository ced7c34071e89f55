const shapes = [
  '<circle cx="32" cy="32" r="16"/>',
  '<path d="M16 46 32 16l16 30z"/>',
  '<rect x="18" y="18" width="28" height="28" rx="7"/>',
  '<path d="M32 14 50 32 32 50 14 32z"/>',
  '<path d="M18 22h28v8H18zM18 36h28v8H18z"/>',
] as const

const line = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`

/** Marks of the sandbox's tokens, by symbol: hue and drawing. */
const marks: Readonly<Record<string, readonly [hue: number, drawing: string]>> = {
  /** A drop. */
  AMBD: [35, '<path d="M32 11c8 10 14 16 14 26a14 14 0 0 1-28 0c0-10 6-16 14-26z"/>'],
  /** A fern. */
  BRKN: [140, line('M32 54V14M32 24l-8-6M32 24l8-6M32 35l-12-8M32 35l12-8M32 46l-14-9M32 46l14-9')],
  /** Two blades in a current. */
  KELP: [186, line('M24 53c-6-7 6-12 0-21s6-13 0-20M40 53c-6-7 6-12 0-21s6-13 0-20')],
  /** A ticket. */
  STUB: [10, '<path d="M14 21h36v7a4 4 0 0 0 0 8v7H14v-7a4 4 0 0 0 0-8z"/>'],
  /** The head of a thistle. */
  THSD: [
    268,
    `${line('M32 32 20 17M32 32l-7-19M32 32V11M32 32l7-19M32 32l12-15M32 44v10')}<path d="M21 31h22c0 9-4 15-11 15s-11-6-11-15z"/>`,
  ],
}

/** Small image for an id: the mark of a token of the sandbox, or a generated shape. */
export function picture(id: string): string {
  let hash = 7
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360_000
  const [hue, drawing = ''] = (hasMark(id) ? marks[id] : undefined) ?? [
    hash % 360,
    shapes[hash % shapes.length],
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 55% 52%)"/><g fill="#fff">${drawing}</g></svg>`
}

/** Whether a token has a drawing of its own; native currencies have the logos of real networks. */
export const hasMark = (symbol: string): boolean => Object.hasOwn(marks, symbol)

/** The image as a URL of its own, for pages without a server. */
export const pictureUrl = (id: string): string => `data:image/svg+xml,${encodeURIComponent(picture(id))}`
