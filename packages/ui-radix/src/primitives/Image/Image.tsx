'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { LogoId } from '../../logos/findLogo.ts'
import { useLogo } from '../../logos/useLogo.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { parts } from '../part/parts.ts'
import type { PartComponent } from '../part/Slot.tsx'
import { safeImageSrc } from './safeImageSrc.ts'

/** Delay until the letter is shown; an image that loads later replaces it. */
const GIVE_UP_MS = 2000

export type ImageProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** `https:`, `data:image/…` or `blob:`. Other URLs are not requested and show the letter. */
  src?: string | undefined
  /** Bundled logo to show without `src`, or if it fails, e.g. `eip155:1`. */
  logo?: LogoId | undefined
  /** Source of the letter; a currency sign (`$`) is used only if there is no letter. */
  name: string
  /** Shown in place of the letter. */
  icon?: ReactNode
  /** Alternative text; empty if the name is shown beside the image. @default '' */
  alt?: string | undefined
  /** Side in pixels. @default 32 */
  size?: 16 | 20 | 24 | 32 | 36 | 40 | 56 | 64 | 80 | undefined
  /** @default 'square' */
  shape?: (typeof parts.Image)['image']['data-shape'][number] | undefined
  /** The URL is still loading. @default false */
  pending?: boolean | undefined
  /** Loads the image near the viewport only. @default false */
  lazy?: boolean | undefined
  /** In the lower end corner, e.g. the icon of a network. */
  mark?: ReactNode
}

/**
 * Image of a wallet, network, token or app. Renders a `<span>` around an `<img>`.
 *
 * @example
 * ```tsx
 * import { Image } from '@foyer/ui-radix/primitives'
 * export const Example = () => <Image src="/pebble.png" name="Pebble" size={40} />
 * ```
 */
export const Image: PartComponent<ImageProps, HTMLSpanElement> = /*#__PURE__*/ forwardRef(function Image(
  {
    src,
    logo: logoId,
    name,
    icon,
    alt = '',
    size = 32,
    shape = 'square',
    pending,
    lazy,
    mark,
    className,
    ...rest
  },
  ref,
) {
  const own = safeImageSrc(src)
  const [outcome, setOutcome] = useState<{ src: string; state: 'loaded' | 'slow' | 'failed' }>()
  const [failedSrc, setFailedSrc] = useState<string>()
  const isLogoWanted = own ? own === failedSrc : !pending
  const { logo, isPending } = useLogo(isLogoWanted ? logoId : undefined)
  const safe = logo ?? own
  // A result belongs to its URL, so a change of `src` needs no reset.
  const reported = outcome && outcome.src === safe ? outcome.state : undefined
  // A `data:` URL needs no request.
  const isHere = safe?.startsWith('data:') === true
  const known = isHere && reported !== 'failed' ? 'loaded' : reported
  const hasNoImage = safe ? known === 'failed' : !pending
  const isTile = known === 'slow' || (hasNoImage && !isPending)
  return (
    <span
      data-foyer-part="image"
      data-state={known === 'loaded' ? 'loaded' : isTile ? 'fallback' : 'loading'}
      data-size={size}
      data-shape={shape}
      {...(isTile && alt && { role: 'img', 'aria-label': alt })}
      {...rest}
      className={usePartClass('image', className)}
      ref={ref}
    >
      {isTile && (
        <span data-foyer-part="image-letter" aria-hidden="true">
          {icon ?? firstLetter(name)}
        </span>
      )}
      {safe && known !== 'failed' && (
        <Picture
          key={safe}
          src={safe}
          alt={isTile ? '' : alt}
          size={size}
          isLazy={lazy === true}
          onState={(state) => {
            if (!isHere || state === 'failed') setOutcome({ src: safe, state })
            if (state === 'failed') setFailedSrc(safe)
          }}
        />
      )}
      {mark && <span data-foyer-part="image-mark">{mark}</span>}
    </span>
  )
})

type PictureProps = {
  src: string
  alt: string
  size: number
  isLazy: boolean
  onState: (state: 'loaded' | 'slow' | 'failed') => void
}

function Picture({ src, alt, size, isLazy, onState }: PictureProps): ReactElement {
  const ref = useRef<HTMLImageElement>(null)
  const report = useRef(onState)
  useEffect(() => {
    report.current = onState
  })
  useEffect(() => {
    const image = ref.current
    if (!image) return
    // An image of server markup may have loaded before hydration, or failed: a second request has an event.
    if (image.complete && image.naturalWidth > 0) return report.current('loaded')
    if (image.complete) image.setAttribute('src', image.src)
    const timer = setTimeout(() => report.current('slow'), GIVE_UP_MS)
    image.addEventListener('load', () => clearTimeout(timer), { once: true })
    return () => clearTimeout(timer)
  }, [])
  return (
    <img
      data-foyer-part="image-picture"
      ref={ref}
      src={src}
      alt={alt}
      width={size}
      height={size}
      decoding="async"
      loading={isLazy ? 'lazy' : undefined}
      draggable={false}
      // The host of the icon must not learn which page shows it.
      referrerPolicy="no-referrer"
      onLoad={() => onState('loaded')}
      onError={() => onState('failed')}
    />
  )
}

/** Fallback for a missing image: the first letter or digit of the name, or a currency sign, as a whole code point. */
function firstLetter(name: string): string {
  const found = /[\p{L}\p{N}]/u.exec(name) ?? /\p{Sc}/u.exec(name)
  return found?.[0].toLocaleUpperCase() ?? ''
}
