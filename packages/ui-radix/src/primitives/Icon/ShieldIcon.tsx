import { createIcon, type Icon } from './createIcon.tsx'

export const ShieldIcon: Icon = /*#__PURE__*/ createIcon(
  'M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6ZM8.8 12l2.3 2.3 4.2-4.4',
)
