import { createIcon, type Icon } from './createIcon.tsx'

export const InfoIcon: Icon = /*#__PURE__*/ createIcon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11.5V16M12 8v.01',
)
