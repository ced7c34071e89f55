import { switchNetwork } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { arranging } from '../../test/arranging.ts'
import { StoryModal } from '../../test/storyConfig.tsx'
import { fillSwap, storySwap, type StoryPair, type StorySwapOptions } from '../../test/storySwap.ts'

export default { title: 'view/Swap' } satisfies StoryDefault

const Swap = ({ pair, ...options }: StorySwapOptions & { readonly pair?: StoryPair }): ReactElement => (
  <StoryModal
    connected
    view="Swap"
    {...storySwap(options)}
    setUp={(config) => (pair ? fillSwap(config, pair) : undefined)}
  />
)
const pair = { from: 0, to: 1, amount: '0.25' } as const

export const empty: Story = () => <Swap />
export const starting: Story = () => <Swap tokens={{ faultOf: () => 'wait' }} />
export const chosen: Story = () => <Swap pair={{ from: 0, to: 1 }} />
export const quoting: Story = () => <Swap pair={pair} quote="wait" />
export const ready: Story = () => <Swap pair={pair} />
export const fees: Story = () => <Swap pair={pair} fees share={() => 0.93} />
export const insufficientBalance: Story = () => <Swap pair={{ ...pair, amount: '150' }} />
export const insufficientLiquidity: Story = () => <Swap pair={pair} quote="liquidity" />
export const noRoute: Story = () => <Swap pair={pair} quote="noRoute" />
export const failed: Story = () => <Swap pair={pair} quote="fail" />
export const noGas: Story = () => <Swap pair={{ from: 1, to: 0, amount: '0.5' }} noGas />
export const nothingOfIt: Story = () => <Swap pair={{ from: 7, to: 1 }} />
/** The visitor has changed the network after an amount was entered. */
export const emptied: Story = () => (
  <StoryModal
    connected
    view="Swap"
    {...storySwap()}
    setUp={(config) =>
      arranging(async () => {
        await fillSwap(config, pair)
        await switchNetwork(config, { caipNetworkId: 'eip155:8453' })
      })
    }
  />
)
/** The app has switched swaps off. */
export const none: Story = () => <StoryModal connected view="Swap" features={{ swaps: false }} />
/** An app passes tokens by symbol. */
export const requested: Story = () => (
  <StoryModal
    connected
    view="Swap"
    data={{ swap: { fromToken: 'ethe', toToken: 'pebb', amount: '0.5' } }}
    {...storySwap()}
  />
)
