import { createPart, type PlainPart } from '../part/createPart.tsx'

/** Text for assistive technology only. Renders a `<span>`. */
export const VisuallyHidden: PlainPart<'span'> = /*#__PURE__*/ createPart('span', 'visually-hidden')
