'use client'

import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react'
import { safeImageSrc } from '../Image/safeImageSrc.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'

export type AvatarProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** Seed of the colours. */
  address: string
  /** Avatar of the account's profile, over the gradient; see `Image` for allowed URLs. */
  src?: string | undefined
  /** Diameter in pixels. @default 40 */
  size?: 20 | 24 | 32 | 40 | 56 | 64 | undefined
}

/**
 * Avatar of an account. Decorative: the name or address is shown beside it. Renders a `<span>`.
 *
 * @example
 * ```tsx
 * import { Avatar } from '@foyer/ui-radix/primitives'
 * export const Example = () => <Avatar address="0x52908400098527886E0F7030069857D2E4169EE7" size={32} />
 * ```
 */
export const Avatar: PartComponent<AvatarProps, HTMLSpanElement> = /*#__PURE__*/ forwardRef(function Avatar(
  { address, src, size = 40, className, ...rest },
  ref,
) {
  const [failed, setFailed] = useState<string>()
  const safe = safeImageSrc(src)
  const { from, to, turn } = avatarHues(address)
  // SVG attributes, not styles: a strict Content Security Policy allows them in server markup.
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

/** Two hues and an angle derived from an address: stable, and different for similar addresses. */
export function avatarHues(address: string): {
  readonly from: number
  readonly to: number
  readonly turn: number
} {
  // The case of a hexadecimal address is a checksum; that of a base58 address is significant.
  const text = /^0x/i.test(address) ? address.toLowerCase() : address
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // In FNV the last characters change only the low bits; these shifts spread them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = (hash ^ (hash >>> 12)) >>> 0
  const from = hash % 360
  return { from, to: (from + 40 + ((hash >>> 9) % 100)) % 360, turn: (hash >>> 17) % 360 }
}
