import { createIcon, type Icon } from './createIcon.tsx'

export const CopyIcon: Icon = /*#__PURE__*/ createIcon(
  'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M5.5 15.2a1.8 1.8 0 0 1-1-1.7v-7a2 2 0 0 1 2-2h7c.8 0 1.4.4 1.7 1',
)
