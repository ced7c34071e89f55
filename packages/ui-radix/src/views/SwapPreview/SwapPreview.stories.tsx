import { pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { arranging } from '../../test/arranging.ts'
import { StoryModal } from '../../test/storyConfig.tsx'
import { fillSwap, storySwap, type StoryPair, type StorySwapOptions } from '../../test/storySwap.ts'
import { press } from '../../test/typeInto.ts'

export default { title: 'view/Swap preview' } satisfies StoryDefault

const Preview = ({
  pair = { from: 0, to: 1, amount: '0.25' },
  isConfirmed,
  ...options
}: StorySwapOptions & { readonly pair?: StoryPair; readonly isConfirmed?: boolean }): ReactElement => (
  <StoryModal
    connected
    view="Swap"
    {...storySwap(options)}
    setUp={(config) =>
      arranging(async () => {
        await fillSwap(config, pair)
        pushView(config, 'SwapPreview')
        if (isConfirmed) await press('[data-view=SwapPreview] [data-variant=primary]:not([aria-disabled])')
      })
    }
  />
)
const token = { from: 1, to: 0, amount: '0.5' } as const

export const swap: Story = () => <Preview />
export const approve: Story = () => <Preview pair={token} />
export const asking: Story = () => <Preview wallet="wait" isConfirmed />
export const declined: Story = () => <Preview wallet="reject" isConfirmed />
export const unclear: Story = () => <Preview wallet="unclear" isConfirmed />
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
