import { createIcon, type Icon } from './createIcon.tsx'

export const PhoneIcon: Icon = /*#__PURE__*/ createIcon(
  'M8.5 3h7a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 17.5h2',
)
