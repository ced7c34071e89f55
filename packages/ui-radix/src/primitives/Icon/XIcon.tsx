import { createIcon, type Icon } from './createIcon.tsx'

/** Stands for X. */
export const XIcon: Icon = /*#__PURE__*/ createIcon(
  'M4.5 4.500h4l11 15h-4zM19 4.500l-6.2 6.600M11.2 13l-6.2 6.5',
)
