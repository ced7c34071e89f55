import { createIcon, type Icon } from './createIcon.tsx'

export const ChevronIcon: Icon = /*#__PURE__*/ createIcon('m9.5 6 6 6-6 6', { mirror: true })
