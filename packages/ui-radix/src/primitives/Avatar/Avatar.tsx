'use client'

import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react'
import { safeImageSrc } from '../Image/safeImageSrc.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'

export type AvatarProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** Decides the colours. */
  address: string
  /** The picture of the account's profile, over the colours; see `Image` for what is allowed. */
  src?: string | undefined
  /** Diameter in pixels. @default 40 */
  size?: 20 | 24 | 32 | 40 | 56 | 64 | undefined
}

/** An account's face. Decoration: the name or address stands beside it. Renders a `<span>`. */
export const Avatar: PartComponent<AvatarProps, HTMLSpanElement> = /*#__PURE__*/ forwardRef(function Avatar(
  { address, src, size = 40, className, ...rest },
  ref,
) {
  const [failed, setFailed] = useState<string>()
  const safe = safeImageSrc(src)
  const { from, to, turn } = avatarHues(address)
  // Attributes, not styles: a strict content policy allows them in a server's markup too.
  const id = `foyer-${useId().replace(/\W/g, '')}`
  return (
    <span
      data-foyer-part="avatar"
      data-size={size}
      aria-hidden="true"
      {...rest}
      className={usePartClass('avatar', className)}
      ref={ref}
    >
      <svg viewBox="0 0 40 40" width={size} height={size} focusable="false">
        <defs>
          <linearGradient id={id} gradientTransform={`rotate(${turn} .5 .5)`}>
            <stop offset="0.1" stopColor={`hsl(${from} 64% 68%)`} />
            <stop offset="0.9" stopColor={`hsl(${to} 58% 52%)`} />
          </linearGradient>
        </defs>
        <rect width="40" height="40" fill={`url(#${id})`} />
        <circle
          cx="20"
          cy="20"
          r="24"
          fill="#fff"
          opacity="0.12"
          transform={`rotate(${turn} 20 20) translate(20)`}
        />
      </svg>
      {safe && safe !== failed && (
        <img
          data-foyer-part="avatar-picture"
          src={safe}
          alt=""
          width={size}
          height={size}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(safe)}
        />
      )}
    </span>
  )
})

/** Two hues and a direction that belong to an address: the same on every device, far apart for similar addresses. */
export function avatarHues(address: string): {
  readonly from: number
  readonly to: number
  readonly turn: number
} {
  // The case of a hexadecimal address is a checksum; that of a base58 one is part of it.
  const text = /^0x/i.test(address) ? address.toLowerCase() : address
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // FNV's last characters reach only the low bits; these shifts carry them everywhere.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = (hash ^ (hash >>> 12)) >>> 0
  const from = hash % 360
  return { from, to: (from + 40 + ((hash >>> 9) % 100)) % 360, turn: (hash >>> 17) % 360 }
}
