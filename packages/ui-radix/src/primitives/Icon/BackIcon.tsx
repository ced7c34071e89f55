import { createIcon, type Icon } from './createIcon.tsx'

export const BackIcon: Icon = /*#__PURE__*/ createIcon('M19 12H5.5M11 6l-6 6 6 6', { mirror: true })
