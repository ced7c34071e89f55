import { createIcon, type Icon } from './createIcon.tsx'

export const TrashIcon: Icon = /*#__PURE__*/ createIcon(
  'M5 7h14M9.5 7V5.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V7M7 7l.7 10.6a2 2 0 0 0 2 1.9h4.6a2 2 0 0 0 2-1.9L17 7M10.5 11v4.5M13.5 11v4.5',
)
