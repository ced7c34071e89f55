import { createPart, type PlainPart } from '../part/createPart.tsx'

/** Two images that meet: an app and a wallet. Decoration, so it is hidden from assistive technology. Renders a `<div>`. */
export const ThumbnailPair: PlainPart<'div'> = /*#__PURE__*/ createPart(
  'div',
  'thumbnail-pair',
  (props: object) => ({ 'aria-hidden': true, ...props }),
)
