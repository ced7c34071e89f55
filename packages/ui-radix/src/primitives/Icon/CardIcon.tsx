import { createIcon, type Icon } from './createIcon.tsx'

export const CardIcon: Icon = /*#__PURE__*/ createIcon(
  'M4.5 5.5h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM2.5 10h19M6.5 14.5h4',
)
