import { createIcon, type Icon } from './createIcon.tsx'

export const ChevronDownIcon: Icon = /*#__PURE__*/ createIcon('m6 9.5 6 6 6-6')
