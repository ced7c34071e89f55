import { createIcon, type Icon } from './createIcon.tsx'

export const ExitIcon: Icon = /*#__PURE__*/ createIcon(
  'M14 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7M16 8l4 4-4 4M20 12H10',
  { mirror: true },
)
