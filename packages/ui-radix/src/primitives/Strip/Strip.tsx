'use client'

import { createPart, type PlainPart } from '../part/createPart.tsx'

/** Things beside each other that scroll to the side where there is no room for all. Renders a `<div>`. */
export const Strip: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'strip')
