/** Room for a large picture, and no more. */
const MAX_LENGTH = 512_000

const SAFE = /^(?:https:\/\/[^\s/]|data:image\/[a-z0-9.+-]+[;,])/i

/**
 * A wallet's icon, when it can be shown in an `<img>` without harm: `https:`, or an image as `data:` (scripts inside an
 * SVG do not run there). Anything else, `javascript:` above all, is no icon.
 */
export function safeIcon(value: string | undefined): string | undefined {
  const icon = value?.trim()
  return icon && icon.length <= MAX_LENGTH && SAFE.test(icon) ? icon : undefined
}
