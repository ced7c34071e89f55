import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/Connecting farcaster' } satisfies StoryDefault

const waiting = storyEmail(({ silent }) => silent.add('CONNECT_FARCASTER'))
const preparing = storyEmail(({ silent }) => silent.add('GET_FARCASTER_URI'))
const approving = storyEmail(({ silent }) => silent.add('GET_USER'))

export const code: Story = () => (
  <StoryModal view="ConnectingFarcaster" wallets={waiting.wallets} endpoints={waiting.endpoints} />
)

export const loading: Story = () => (
  <StoryModal view="ConnectingFarcaster" wallets={preparing.wallets} endpoints={preparing.endpoints} />
)

export const approved: Story = () => (
  <StoryModal view="ConnectingFarcaster" wallets={approving.wallets} endpoints={approving.endpoints} />
)

export const unavailable: Story = () => <StoryModal view="ConnectingFarcaster" />
