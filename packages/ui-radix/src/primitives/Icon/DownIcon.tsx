import { createIcon, type Icon } from './createIcon.tsx'

export const DownIcon: Icon = /*#__PURE__*/ createIcon('M12 5v13.5M6.5 13 12 18.5 17.5 13')
