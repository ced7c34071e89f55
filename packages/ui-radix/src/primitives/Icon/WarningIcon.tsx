import { createIcon, type Icon } from './createIcon.tsx'

export const WarningIcon: Icon = /*#__PURE__*/ createIcon(
  'M10.6 4.7 3.2 17.5A1.65 1.65 0 0 0 4.6 20h14.8a1.65 1.65 0 0 0 1.4-2.5L13.4 4.7a1.6 1.6 0 0 0-2.8 0M12 9.5v4M12 16.5v.01',
)
