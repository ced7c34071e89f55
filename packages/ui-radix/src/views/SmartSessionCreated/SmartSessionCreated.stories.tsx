import type { GrantedSession } from '@foyer/headless'
import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { press } from '../../test/typeInto.ts'

export default { title: 'view/Smart session created' } satisfies StoryDefault

const session: GrantedSession = {
  chainId: '0x1',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  expiry: 1_893_456_000,
  permissions: [],
  context: 'pci',
}

export const created: Story = () => (
  <StoryModal connected view="SmartSessionCreated" data={{ session }} features={{ smartSessions: true }} />
)

export const explained: Story = () => (
  <StoryModal
    connected
    view="SmartSessionCreated"
    data={{ session }}
    features={{ smartSessions: true }}
    setUp={() => press('[data-foyer-part=text-link][aria-expanded]')}
  />
)
