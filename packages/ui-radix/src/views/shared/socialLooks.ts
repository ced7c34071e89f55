import type { SocialProvider } from '@foyer/headless'
import { AppleIcon } from '../../primitives/Icon/AppleIcon.tsx'
import type { Icon } from '../../primitives/Icon/createIcon.tsx'
import { DiscordIcon } from '../../primitives/Icon/DiscordIcon.tsx'
import { FacebookIcon } from '../../primitives/Icon/FacebookIcon.tsx'
import { FarcasterIcon } from '../../primitives/Icon/FarcasterIcon.tsx'
import { GithubIcon } from '../../primitives/Icon/GithubIcon.tsx'
import { GoogleIcon } from '../../primitives/Icon/GoogleIcon.tsx'
import { XIcon } from '../../primitives/Icon/XIcon.tsx'

/** What social logins are called, and look like. Their names are the same in every language. */
export const socialLooks: Readonly<Record<SocialProvider, { readonly name: string; readonly Icon: Icon }>> = {
  google: { name: 'Google', Icon: GoogleIcon },
  x: { name: 'X', Icon: XIcon },
  discord: { name: 'Discord', Icon: DiscordIcon },
  farcaster: { name: 'Farcaster', Icon: FarcasterIcon },
  github: { name: 'GitHub', Icon: GithubIcon },
  apple: { name: 'Apple', Icon: AppleIcon },
  facebook: { name: 'Facebook', Icon: FacebookIcon },
}
