'use client'

import { createPart, type PlainPart } from '../part/createPart.tsx'

/** Children in a row that scrolls horizontally. Renders a `<div>`. */
export const Strip: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'strip')
