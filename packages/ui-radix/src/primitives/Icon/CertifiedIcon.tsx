import { createIcon, type Icon } from './createIcon.tsx'

/** A tick in a seal: somebody vouches for it. */
export const CertifiedIcon: Icon = /*#__PURE__*/ createIcon(
  'm12 3 2.5 1.9 3.1-.1.9 3 2.5 1.8-1 2.9 1 2.9-2.5 1.8-.9 3-3.1-.1L12 22l-2.5-1.9-3.1.1-.9-3L3 15.4l1-2.9-1-2.9 2.5-1.8.9-3 3.1.1zM8.6 12.6l2.4 2.4 4.4-5',
)
