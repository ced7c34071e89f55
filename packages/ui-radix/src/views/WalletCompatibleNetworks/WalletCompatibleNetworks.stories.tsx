import type { Story, StoryDefault } from '@ladle/react'
import { manyNetworks, StoryModal } from '../../test/storyConfig.tsx'

export default { title: 'view/Wallet compatible networks' } satisfies StoryDefault

export const several: Story = () => (
  <StoryModal connected view="WalletCompatibleNetworks" networks={manyNetworks} />
)
