import { createMemoryStorage } from '@foyer/headless/testing'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { samples } from '../../test/samples.ts'
import {
  manyNetworks,
  storyAdapter,
  networksOfNamespaces,
  StoryModal,
  storyNames,
  type StoryProps,
  storyBitcoinWallet,
  storyWallet,
} from '../../test/storyConfig.tsx'
import { storyNfts, storyTokens } from '../../test/storyTokens.ts'
import { press } from '../../test/typeInto.ts'

export default { title: 'view/Account' } satisfies StoryDefault

const Connected = (story: StoryProps<'Account'>): ReactElement => (
  <StoryModal view="Account" connected {...story} />
)

export const tokens: Story = () => <Connected {...storyTokens()} />

export const named: Story = () => (
  <Connected names={storyNames({ name: 'mira.example', avatar: samples.violet })} />
)

export const longName: Story = () => (
  <Connected
    features={{ multiWallet: true }}
    names={storyNames({ name: 'a-name-that-goes-on-and-on.example', avatar: samples.broken })}
  />
)

export const nfts: Story = () => (
  <Connected nfts={storyNfts(5)} setUp={() => press('[role=tab][id$="-trigger-nfts"]')} />
)

export const solana: Story = () => (
  <Connected
    networks={[manyNetworks[5]!, ...manyNetworks.slice(0, 3)]}
    wallets={[
      storyWallet('Poppy', {
        namespaces: ['solana'],
        icon: samples.violet,
        address: 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK',
        chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      }),
    ]}
    adapters={[storyAdapter('solana', '12.5'), storyAdapter()]}
  />
)

export const balanceLoading: Story = () => <Connected adapters={[storyAdapter('eip155', 'pending')]} />

/** The backend has the tokens. */
export const balanceFailed: Story = () => (
  <Connected {...storyTokens()} adapters={[storyAdapter('eip155', 'failed')]} />
)

export const balanceAndTokensFailed: Story = () => <Connected adapters={[storyAdapter('eip155', 'failed')]} />

export const balanceHuge: Story = () => (
  <Connected adapters={[storyAdapter('eip155', '123456789012345.678901')]} />
)

export const balanceTiny: Story = () => <Connected adapters={[storyAdapter('eip155', '0.00000042')]} />

export const unsupportedChip: Story = () => (
  <Connected
    wallets={[storyWallet('Marigold', { icon: samples.orange, chainId: '424242' })]}
    allowUnsupportedChain
  />
)

export const longWalletName: Story = () => (
  <Connected
    wallets={[storyWallet('A wallet with a name that goes on and on and on', { icon: samples.orange })]}
  />
)

export const noFeatures: Story = () => (
  <Connected
    features={{ swaps: false, onramp: false, receive: false, send: false, activity: false }}
    enableNetworkSwitch={false}
  />
)

export const severalWallets: Story = () => <Connected features={{ multiWallet: true }} />

export const bitcoin: Story = () => (
  <Connected
    networks={[networksOfNamespaces[2]!, networksOfNamespaces[0]]}
    wallets={[storyBitcoinWallet()]}
  />
)

export const oneNetwork: Story = () => <Connected networks={[manyNetworks[0]]} />

/** A stored request that the wallet had not answered before a reload. */
const unanswered = (request: object) =>
  createMemoryStorage({
    '@foyer/unfinished_requests': JSON.stringify([
      {
        id: 'one',
        operation: 'sendTransaction',
        account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        caipNetworkId: 'eip155:1',
        askedAt: Date.now(),
        ...request,
      },
    ]),
  })

export const unfinishedSend: Story = () => (
  <Connected
    {...storyTokens()}
    id="default"
    storage={unanswered({
      kind: 'send',
      amounts: [{ amount: '1.5', symbol: 'ETH' }],
      to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    })}
  />
)

export const unfinishedSwap: Story = () => (
  <Connected
    {...storyTokens()}
    id="default"
    storage={unanswered({
      kind: 'swap',
      amounts: [
        { amount: '1.5', symbol: 'ETH' },
        { amount: '4810.238111', symbol: 'USDC' },
      ],
    })}
  />
)
