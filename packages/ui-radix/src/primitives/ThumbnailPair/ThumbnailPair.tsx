import { createPart, type PlainPart } from '../part/createPart.tsx'

/**
 * Two images side by side: an app and a wallet. Decorative, hidden from assistive technology. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { Image, ThumbnailPair } from '@foyer/ui-radix/primitives'
 * export const AppAndWallet = () => (
 *   <ThumbnailPair>
 *     <Image src="/app.png" name="Shop" size={64} />
 *     <Image src="/pebble.png" name="Pebble" size={64} />
 *   </ThumbnailPair>
 * )
 * ```
 */
export const ThumbnailPair: PlainPart<'div'> = /*#__PURE__*/ createPart(
  'div',
  'thumbnail-pair',
  (props: object) => ({ 'aria-hidden': true, ...props }),
)
