import { BaseError } from 'viem'

/** The oldest tested viem, as in the range of the peer dependency. */
const OLDEST = [2, 31] as const

/** In development: warns in the console, once per page, if the installed viem is too old. */
export function checkViem(): void {
  try {
    // Bundlers replace the condition and drop the branch. `typeof process` before it would be false in pages.
    if (process.env.NODE_ENV !== 'production') warnOfOldViem()
  } catch {
    // Unbundled pages have no `process`.
  }
}

function warnOfOldViem(): void {
  const key = Symbol.for('foyer.viem')
  const page = globalThis as { [key]?: boolean }
  if (page[key]) return
  // viem exports no version, but each of its errors ends with one.
  const [, version, major, minor] = /viem@((\d+)\.(\d+)\S*)/.exec(new BaseError('').message) ?? []
  if (version === undefined || !isOld(Number(major), Number(minor))) return
  page[key] = true
  console.warn(
    `[foyer] viem ${version} is too old for '@foyer/chains/eip155': install viem ${OLDEST.join('.')} or a later 2.x`,
  )
}

const isOld = (major: number, minor: number): boolean =>
  major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
