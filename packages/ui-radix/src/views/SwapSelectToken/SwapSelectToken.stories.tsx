import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { fillSwap, storySwap, type StorySwapOptions } from '../../test/storySwap.ts'

export default { title: 'view/Swap select token' } satisfies StoryDefault

const Select = (options: StorySwapOptions): ReactElement => (
  <StoryModal
    connected
    view="SwapSelectToken"
    data={{ target: 'toToken' }}
    {...storySwap(options)}
    // The story shows the rejection.
    setUp={(config) => fillSwap(config, { from: 0, to: 1 }).catch(() => {})}
  />
)

export const tokens: Story = () => <Select />
export const alike: Story = () => <Select alike />
export const onlyListed: Story = () => <Select tokens={{ count: 0 }} />
export const empty: Story = () => <Select tokens={{ count: 0 }} list="empty" />
export const loading: Story = () => <Select list="wait" />
export const failed: Story = () => <Select list="fail" />
