import { chooseNetwork, openModal } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import { manyNetworks, StoryModal } from '../../test/storyConfig.tsx'

export default { title: 'view/Switch active chain' } satisfies StoryDefault

export const asking: Story = () => (
  <StoryModal
    networks={manyNetworks}
    connected
    setUp={(config) => {
      openModal(config, { view: 'Networks' })
      chooseNetwork(config, { caipNetworkId: manyNetworks[5]!.caipNetworkId })
    }}
  />
)
