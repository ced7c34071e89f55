import { createIcon, type Icon } from './createIcon.tsx'

export const CheckIcon: Icon = /*#__PURE__*/ createIcon('m5 12.5 4.5 4.5L19 7.5')
