import { createIcon, type Icon } from './createIcon.tsx'

/** Something added to a browser. */
export const ExtensionIcon: Icon = /*#__PURE__*/ createIcon(
  'M3.5 6.5h17v11.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2zM3.5 6.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2M12 10v6M9 13h6',
)
