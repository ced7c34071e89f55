import { createPart, type PlainPart } from '../part/createPart.tsx'

/** Two images side by side: an app and a wallet. Decorative, hidden from assistive technology. Renders a `<div>`. */
export const ThumbnailPair: PlainPart<'div'> = /*#__PURE__*/ createPart(
  'div',
  'thumbnail-pair',
  (props: object) => ({ 'aria-hidden': true, ...props }),
)
