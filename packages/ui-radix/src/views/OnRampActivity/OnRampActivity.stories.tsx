import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyOnramp, type StoryOnramp, storyPurchase } from '../../test/storyOnramp.ts'

export default { title: 'view/Onramp activity' } satisfies StoryDefault

const Activity = (options: StoryOnramp): ReactElement => (
  <StoryModal connected view="OnRampActivity" {...storyOnramp(options)} />
)

export const filled: Story = () => (
  <Activity
    purchases={[
      storyPurchase(0, 'IN_PROGRESS'),
      storyPurchase(1),
      storyPurchase(2, 'FAILED'),
      storyPurchase(3),
      storyPurchase(5),
    ]}
  />
)

export const empty: Story = () => <Activity />

export const loading: Story = () => <Activity history="wait" />

export const failed: Story = () => <Activity history="fail" />

export const nextPageFailed: Story = () => (
  <Activity purchases={[storyPurchase(0, 'IN_PROGRESS'), storyPurchase(1)]} nextPage="fail" />
)
