import { createIcon, type Icon } from './createIcon.tsx'

/** A code to scan. */
export const QrIcon: Icon = /*#__PURE__*/ createIcon(
  'M4.5 4.5h5.5v5.5H4.5zM14 4.5h5.5v5.5H14zM4.5 14h5.5v5.5H4.5zM14 14h2v2h-2zM19.5 14v2M14 19.5h2M19.5 19.5h-.1',
)
