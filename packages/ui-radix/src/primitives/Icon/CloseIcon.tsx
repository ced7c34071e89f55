import { createIcon, type Icon } from './createIcon.tsx'

export const CloseIcon: Icon = /*#__PURE__*/ createIcon('m6.5 6.5 11 11m0-11-11 11')
