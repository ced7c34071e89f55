import type { SocialProvider } from '@foyer/headless'
import type { ReactElement } from 'react'
import { socialLooks } from './socialLooks.ts'

/** A social login as the subject of a screen. */
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
