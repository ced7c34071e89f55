import { openModal } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { beginPurchase, storyOnramp } from '../../test/storyOnramp.ts'

export default { title: 'view/Buy in progress' } satisfies StoryDefault

const Buying = ({ how }: { readonly how: 'open' | 'blocked' | 'closed' }): ReactElement => (
  <StoryModal
    connected
    {...storyOnramp()}
    setUp={(config) => {
      beginPurchase(config, { how })
      openModal(config, { view: 'BuyInProgress' })
    }}
  />
)

export const waiting: Story = () => <Buying how="open" />

export const closed: Story = () => <Buying how="closed" />

export const blocked: Story = () => <Buying how="blocked" />

export const timedOut: Story = () => (
  <StoryModal
    connected
    {...storyOnramp()}
    setUp={(config) => {
      // As if it had started 3 minutes ago.
      const { now } = Date
      Date.now = () => now() - 180_000
      beginPurchase(config, { how: 'open' })
      Date.now = now
      openModal(config, { view: 'BuyInProgress' })
    }}
  />
)

export const none: Story = () => <StoryModal connected view="BuyInProgress" {...storyOnramp()} />
