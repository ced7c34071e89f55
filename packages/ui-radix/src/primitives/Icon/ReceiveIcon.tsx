import { createIcon, type Icon } from './createIcon.tsx'

export const ReceiveIcon: Icon = /*#__PURE__*/ createIcon('M17.5 6.5 7 17M7 9v8h8')
