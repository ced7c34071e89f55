import { createIcon, type Icon } from './createIcon.tsx'

/** Something added to a browser. */
export const ExtensionIcon: Icon = /*#__PURE__*/ createIcon(
  'M5.5 4.5h13a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2zM3.5 9h17M12 12v5M9.5 14.5h5',
)
