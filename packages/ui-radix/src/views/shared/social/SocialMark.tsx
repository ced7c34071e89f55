import type { SocialProvider } from '@foyer/headless'
import type { ReactElement } from 'react'
import {
  AppleIcon,
  DiscordIcon,
  FacebookIcon,
  FarcasterIcon,
  GithubIcon,
  GoogleIcon,
  XIcon,
} from '../../../primitives/Icon/brandIcons.tsx'
import type { Icon } from '../../../primitives/Icon/createIcon.tsx'

/** Icon of a social login, as hero of a view. */
export function SocialMark({ provider }: { readonly provider: SocialProvider }): ReactElement {
  const { Icon } = socialLooks[provider]
  return (
    <span data-foyer-part="image" data-state="fallback" data-size={80} data-shape="round">
      <span data-foyer-part="image-letter" aria-hidden="true">
        <Icon size={32} />
      </span>
    </span>
  )
}

/** Names and icons of social logins. Names are the same in every language. */
export const socialLooks: Readonly<Record<SocialProvider, { readonly name: string; readonly Icon: Icon }>> = {
  google: { name: 'Google', Icon: GoogleIcon },
  x: { name: 'X', Icon: XIcon },
  discord: { name: 'Discord', Icon: DiscordIcon },
  farcaster: { name: 'Farcaster', Icon: FarcasterIcon },
  github: { name: 'GitHub', Icon: GithubIcon },
  apple: { name: 'Apple', Icon: AppleIcon },
  facebook: { name: 'Facebook', Icon: FacebookIcon },
}
