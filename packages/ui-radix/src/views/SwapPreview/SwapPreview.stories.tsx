import { pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { fillSwap, storySwap, type StoryPair, type StorySwapOptions } from '../../test/storySwap.ts'

export default { title: 'view/Swap preview' } satisfies StoryDefault

const Preview = ({
  pair = { from: 0, to: 1, amount: '0.25' },
  ...options
}: StorySwapOptions & { readonly pair?: StoryPair }): ReactElement => (
  <StoryModal
    connected
    view="Swap"
    {...storySwap(options)}
    setUp={async (config) => {
      await fillSwap(config, pair)
      pushView(config, 'SwapPreview')
    }}
  />
)
const token = { from: 1, to: 0, amount: '0.5' } as const

export const swap: Story = () => <Preview />
export const approve: Story = () => <Preview pair={token} />
export const loading: Story = () => <Preview build="wait" />
export const fees: Story = () => <Preview fees share={() => 0.93} />
export const highImpact: Story = () => <Preview share={() => 0.7} />
/** The call enforces far less than the amount shown. */
export const lowMinimum: Story = () => <Preview minimum={0.8} />
export const noGas: Story = () => <Preview pair={token} noGas />
export const unmeasured: Story = () => <Preview unmeasured />
/** The quote has changed. */
export const moved: Story = () => <Preview share={decreasingShare()} />

/** Less with each request. */
function decreasingShare(): () => number {
  let share = 1
  return () => (share -= 0.03)
}
