import { createIcon, type Icon } from './createIcon.tsx'

export const StackIcon: Icon = /*#__PURE__*/ createIcon(
  'M12 4 3.5 8.5 12 13l8.5-4.5L12 4ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5',
)
