import { createIcon, type Icon } from './createIcon.tsx'

export const ScaleIcon: Icon = /*#__PURE__*/ createIcon(
  'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6a2.8 2.8 0 0 0 5 0L5 7ZM19 7l-2.5 6a2.8 2.8 0 0 0 5 0L19 7Z',
)
