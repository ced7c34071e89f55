import { createIcon, type Icon } from './createIcon.tsx'

export const HelpIcon: Icon = /*#__PURE__*/ createIcon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M9.5 9.7a2.6 2.6 0 1 1 3.7 2.35c-.75.35-1.2.85-1.2 1.6v.2M12 16.9v.01',
)
