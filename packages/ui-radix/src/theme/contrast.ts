/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/**
 * Reads `#rgb`, `#rrggbb` (with or without alpha), `rgb()` and `hsl()`. `undefined` for other colours, which only a
 * browser can compute.
 */
export function parseColor(value: string): Rgb | undefined {
  const text = value.trim().toLowerCase()
  const hex = /^#(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/.exec(text)
  if (hex) {
    const [, short = '', digits = short.replace(/./g, '$&$&')] = hex
    const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16)
    return [channel(0), channel(2), channel(4)]
  }
  const call = /^(rgb|hsl)a?\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?\s*(?:[,/].*)?\)$/.exec(text)
  if (!call) return undefined
  const [a, b, c] = [Number(call[2]), Number(call[3]), Number(call[4])]
  return call[1] === 'rgb' ? [a, b, c] : fromHsl(a, b / 100, c / 100)
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const spread = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05] as const
  return Math.max(one, other) / Math.min(one, other)
}

/** `color-mix(in srgb, a share, b)`. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2): number => a[index] * share + b[index] * (1 - share)
  return [channel(0), channel(1), channel(2)]
}

/** Euclidean distance in RGB, 0 to 441. */
export const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
