import { pageUrl } from '../../core/page/page.ts'
import type { PageFacts } from './types.ts'

/** Where the visitor is. What stands behind a `?` or a `#` may be theirs alone, so it stays here. */
export function readPage(): PageFacts {
  const { origin, pathname, hostname } = new URL(pageUrl())
  return { eventId: createId(), url: origin + pathname, domain: hostname }
}

/** Pages without TLS have no `randomUUID`. */
function createId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const random = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...random].map((byte, at) => {
    const fixed = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return fixed.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
