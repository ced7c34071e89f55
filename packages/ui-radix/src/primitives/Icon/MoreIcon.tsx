import { createIcon, type Icon } from './createIcon.tsx'

export const MoreIcon: Icon = /*#__PURE__*/ createIcon('M6 12h.01M12 12h.01M18 12h.01')
