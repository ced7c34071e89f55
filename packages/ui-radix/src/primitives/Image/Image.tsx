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
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import type { parts } from '../part/parts.ts'
import { safeImageSrc } from './safeImageSrc.ts'

/** After this long without a picture the letter is shown; a picture that still comes replaces it. */
const GIVE_UP_MS = 2000

export type ImageProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** `https:`, `data:image/…` or `blob:`. Anything else shows the letter and is not requested. */
  src?: string | undefined
  /** Where the letter comes from. */
  name: string
  /** Text instead of the picture; empty where the name stands beside it. @default '' */
  alt?: string | undefined
  /** Side in pixels. @default 32 */
  size?: 16 | 20 | 24 | 32 | 36 | 40 | 56 | 64 | 80 | undefined
  /** @default 'square' */
  shape?: (typeof parts.Image)['image']['data-shape'][number] | undefined
  /** The picture is still to come, e.g. its address is being asked for. @default false */
  pending?: boolean | undefined
  /** Asks for the picture when it comes near the viewport. @default false */
  lazy?: boolean | undefined
  /** At the lower end corner, e.g. the image of a network. */
  mark?: ReactNode
}

/** The picture of a wallet, network, token or app. Renders a `<span>` around an `<img>`. */
export const Image: PartComponent<ImageProps, HTMLSpanElement> = /*#__PURE__*/ forwardRef(function Image(
  { src, name, alt = '', size = 32, shape = 'square', pending, lazy, mark, className, ...rest },
  ref,
) {
  const safe = safeImageSrc(src)
  const [outcome, setOutcome] = useState<{ src: string; state: 'loaded' | 'slow' | 'failed' }>()
  // An outcome counts for its own address only, so that a change of `src` needs no reset.
  const said = outcome && outcome.src === safe ? outcome.state : undefined
  // A picture that is its own address has nothing to wait for.
  const isHere = safe?.startsWith('data:') === true
  const known = isHere && said !== 'failed' ? 'loaded' : said
  const isTile = safe ? known === 'slow' || known === 'failed' : !pending
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
          {firstLetter(name)}
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
    // A picture of the server's markup may have arrived before anybody listened.
    const { complete, naturalWidth } = ref.current!
    if (complete && naturalWidth > 0) return report.current('loaded')
    const timer = setTimeout(() => report.current('slow'), GIVE_UP_MS)
    ref.current!.addEventListener('load', () => clearTimeout(timer), { once: true })
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
      // Who made the icon has no business knowing which page shows it.
      referrerPolicy="no-referrer"
      onLoad={() => onState('loaded')}
      onError={() => onState('failed')}
    />
  )
}

/** What stands for a name when there is no picture: its first letter or digit, whole even outside the basic plane. */
function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase() ?? ''
}
