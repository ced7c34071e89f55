import { createIcon, type Icon } from './createIcon.tsx'

export const SendIcon: Icon = /*#__PURE__*/ createIcon('M6.5 17.5 17 7M9 7h8v8')
