import { createIcon, type Icon } from './createIcon.tsx'

export const ExclamationIcon: Icon = /*#__PURE__*/ createIcon('M12 6v7.5M12 17.5v.01')
