import type { SocialProvider } from '@foyer/headless'
import {
  AppleIcon,
  DiscordIcon,
  FacebookIcon,
  FarcasterIcon,
  GithubIcon,
  GoogleIcon,
  XIcon,
} from '../../primitives/Icon/brandIcons.ts'
import type { Icon } from '../../primitives/Icon/createIcon.tsx'

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
