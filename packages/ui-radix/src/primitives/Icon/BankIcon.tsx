import { createIcon, type Icon } from './createIcon.tsx'

export const BankIcon: Icon = /*#__PURE__*/ createIcon(
  'M3.5 9.5 12 4l8.5 5.5h-17ZM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M3.5 20h17M5 17h14',
)
