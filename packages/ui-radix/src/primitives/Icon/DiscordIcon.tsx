import { createIcon, type Icon } from './createIcon.tsx'

/** Stands for Discord. */
export const DiscordIcon: Icon = /*#__PURE__*/ createIcon(
  'M9.5 6 7.2 6.800C5.3 9.7 4.4 12.8 4.5 16.200c1.3 1 2.7 1.7 4.2 2l1-1.900M14.5 6l2.3.8c1.9 2.9 2.8 6 2.7 9.4-1.3 1-2.7 1.7-4.2 2l-1-1.900M8 15.700c2.7 1.1 5.3 1.1 8 0M9.5 11.800v.4M14.5 11.800v.4M9 6.900c2-.6 4-.6 6 0',
)
