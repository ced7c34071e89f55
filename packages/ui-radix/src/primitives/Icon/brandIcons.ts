// Simplified marks of social login providers, drawn for this kit.

import { createIcon, type Icon } from './createIcon.tsx'

/** Mark for Apple. */
export const AppleIcon: Icon = /*#__PURE__*/ createIcon(
  'M12 8.500c1.6-1 3-1.4 4.4-1 1.2.3 2.1 1 2.7 1.9-2.9 1.9-2.4 5.6.4 6.9-1 2.6-2.5 4.5-4.1 4.5-1.3 0-2-.7-3.4-.7s-2.1.7-3.4.7c-2.5 0-4.9-4.6-4.5-8.2.3-3 2.5-4.9 4.9-4.9 1.1 0 2 .3 3 .8zM12 6c0-1.7 1.2-3.1 2.9-3.3',
)

/** Mark for Discord. */
export const DiscordIcon: Icon = /*#__PURE__*/ createIcon(
  'M9.5 6 7.2 6.800C5.3 9.7 4.4 12.8 4.5 16.200c1.3 1 2.7 1.7 4.2 2l1-1.900M14.5 6l2.3.8c1.9 2.9 2.8 6 2.7 9.4-1.3 1-2.7 1.7-4.2 2l-1-1.900M8 15.700c2.7 1.1 5.3 1.1 8 0M9.5 11.800v.4M14.5 11.800v.4M9 6.900c2-.6 4-.6 6 0',
)

/** Mark for Facebook. */
export const FacebookIcon: Icon = /*#__PURE__*/ createIcon(
  'M11 20.500V13.500H8V10h3V7.500C11 5 12.6 3.5 15 3.500h2.500V7H16c-1.1 0-1.6.6-1.6 1.600V10h3l-.5 3.500h-2.500v7z',
)

/** Mark for Farcaster. */
export const FarcasterIcon: Icon = /*#__PURE__*/ createIcon(
  'M4.5 5h15M6.5 5v14M17.5 5v14M4.5 19h4M15.5 19h4M9.5 19v-4.500a2.5 2.5 0 0 1 5 0V19',
)

/** Mark for GitHub. */
export const GithubIcon: Icon = /*#__PURE__*/ createIcon(
  'M9.5 20.500v-3.800c-2.9-.6-4.7-2.5-4.7-5.7 0-1.5.4-2.7 1.2-3.7-.2-1.2-.1-2.3.3-3.3 1.2 0 2.3.6 3.3 1.3 1.6-.4 3.2-.4 4.8 0 1-.7 2.1-1.3 3.3-1.3.4 1 .5 2.1.3 3.3.8 1 1.2 2.2 1.2 3.7 0 3.2-1.8 5.1-4.7 5.700v3.800M9.5 18.500c-1.8.4-2.9-.3-3.6-1.7',
)

/** Mark for Google. */
export const GoogleIcon: Icon = /*#__PURE__*/ createIcon('M20 12h-7.5M20 12a8 8 0 1 1-2.7-6')

/** Mark for X. */
export const XIcon: Icon = /*#__PURE__*/ createIcon(
  'M4.5 4.500h4l11 15h-4zM19 4.500l-6.2 6.600M11.2 13l-6.2 6.5',
)
