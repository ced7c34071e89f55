import { createIcon, type Icon } from './createIcon.tsx'

export const PlusIcon: Icon = /*#__PURE__*/ createIcon('M12 5v14M5 12h14')
