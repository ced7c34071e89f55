import type { Hex } from '../types.ts'

/** Control characters that no text of a message has; tab and line breaks are text. */
// oxlint-disable-next-line no-control-regex -- it looks for them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Bytes as text, if they are UTF-8 without control characters. */
export function readText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return CONTROL.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

export const toBytes = (hex: string): Uint8Array =>
  Uint8Array.from({ length: (hex.length - 2) / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 + 2 * index, 4 + 2 * index), 16),
  )

export const toHex = (bytes: Uint8Array): Hex =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** First line of EIP-4361 and CAIP-122. Also finds messages that a strict parser rejects for their other lines. */
const SIGN_IN = /^\s*(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your /i

/** Domain that a sign-in message names; `undefined` for other messages. */
export const signInDomain = (text: string): string | undefined => SIGN_IN.exec(text)?.[1]
