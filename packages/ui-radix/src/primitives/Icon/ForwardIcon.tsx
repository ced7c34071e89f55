import { createIcon, type Icon } from './createIcon.tsx'

export const ForwardIcon: Icon = /*#__PURE__*/ createIcon('M5 12h13.5M13 6l6 6-6 6', { mirror: true })
