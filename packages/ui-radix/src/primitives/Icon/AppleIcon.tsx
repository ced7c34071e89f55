import { createIcon, type Icon } from './createIcon.tsx'

/** Stands for Apple. */
export const AppleIcon: Icon = /*#__PURE__*/ createIcon(
  'M12 8.500c1.6-1 3-1.4 4.4-1 1.2.3 2.1 1 2.7 1.9-2.9 1.9-2.4 5.6.4 6.9-1 2.6-2.5 4.5-4.1 4.5-1.3 0-2-.7-3.4-.7s-2.1.7-3.4.7c-2.5 0-4.9-4.6-4.5-8.2.3-3 2.5-4.9 4.9-4.9 1.1 0 2 .3 3 .8zM12 6c0-1.7 1.2-3.1 2.9-3.3',
)
