import { createIcon, type Icon } from './createIcon.tsx'

export const ClockIcon: Icon = /*#__PURE__*/ createIcon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5.2l3.2 1.9',
)
