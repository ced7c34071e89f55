import { createIcon, type Icon } from './createIcon.tsx'

/** Stands for Facebook. */
export const FacebookIcon: Icon = /*#__PURE__*/ createIcon(
  'M11 20.500V13.500H8V10h3V7.500C11 5 12.6 3.5 15 3.500h2.500V7H16c-1.1 0-1.6.6-1.6 1.600V10h3l-.5 3.500h-2.500v7z',
)
