import { createIcon, type Icon } from './createIcon.tsx'

export const KeyIcon: Icon = /*#__PURE__*/ createIcon(
  'M15 5.2a4.4 4.4 0 1 1-2.9 7.7L6 19H4.5v-3.2l1.8-.1v-1.8l1.8-.1 2.8-2.7A4.4 4.4 0 0 1 15 5.2ZM16 9h.01',
)
