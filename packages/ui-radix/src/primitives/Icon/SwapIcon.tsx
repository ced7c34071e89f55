import { createIcon, type Icon } from './createIcon.tsx'

export const SwapIcon: Icon = /*#__PURE__*/ createIcon(
  'M7 8.5h12M15.5 5 19 8.5 15.5 12M17 15.5H5M8.5 12 5 15.5 8.5 19',
)
