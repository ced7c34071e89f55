import { createIcon, type Icon } from './createIcon.tsx'

export const RouteIcon: Icon = /*#__PURE__*/ createIcon(
  'M6 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM18 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 6H15a3 3 0 0 1 0 6H9a3 3 0 0 0 0 6h6.5',
)
