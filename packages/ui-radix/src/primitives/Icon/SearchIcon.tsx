import { createIcon, type Icon } from './createIcon.tsx'

export const SearchIcon: Icon = /*#__PURE__*/ createIcon(
  'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.3 15.3 20 20',
)
