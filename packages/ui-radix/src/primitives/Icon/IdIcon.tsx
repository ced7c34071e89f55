import { createIcon, type Icon } from './createIcon.tsx'

export const IdIcon: Icon = /*#__PURE__*/ createIcon(
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM8.8 11.6a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM6 16c.3-1.5 1.4-2.3 2.8-2.3s2.5.8 2.8 2.3M14.5 9.6H18M14.5 13.4H17',
)
