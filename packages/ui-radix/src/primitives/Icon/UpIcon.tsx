import { createIcon, type Icon } from './createIcon.tsx'

export const UpIcon: Icon = /*#__PURE__*/ createIcon('M12 19V5.5M6.5 11 12 5.5 17.5 11')
