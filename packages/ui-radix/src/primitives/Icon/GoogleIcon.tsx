import { createIcon, type Icon } from './createIcon.tsx'

/** Stands for Google. */
export const GoogleIcon: Icon = /*#__PURE__*/ createIcon('M20 12h-7.5M20 12a8 8 0 1 1-2.7-6')
