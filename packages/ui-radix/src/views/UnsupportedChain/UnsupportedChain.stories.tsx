import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { manyNetworks, StoryModal, storyWallet } from '../../test/storyConfig.tsx'

export default { title: 'view/Unsupported chain' } satisfies StoryDefault

export const connected: Story = () => (
  <StoryModal
    networks={manyNetworks}
    wallets={[storyWallet('Marigold', { icon: samples.orange, chainId: '424242' })]}
    connected
  />
)

export const swap: Story = () => (
  <StoryModal view="UnsupportedChain" data={{ swapUnsupportedChain: true }} connected />
)
