import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/Connect socials' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()

export const all: Story = () => <StoryModal view="ConnectSocials" wallets={wallets} endpoints={endpoints} />

export const unavailable: Story = () => <StoryModal view="ConnectSocials" />

/** The visitor has an embedded account. */
export const inUse: Story = () => (
  <StoryModal {...storyEmail()} features={{ multiWallet: true }} setUp={signedInAt('ConnectSocials')} />
)
