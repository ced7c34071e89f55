import { createIcon, type Icon } from './createIcon.tsx'

/** Stands for Farcaster. */
export const FarcasterIcon: Icon = /*#__PURE__*/ createIcon(
  'M4.5 5h15M6.5 5v14M17.5 5v14M4.5 19h4M15.5 19h4M9.5 19v-4.500a2.5 2.5 0 0 1 5 0V19',
)
