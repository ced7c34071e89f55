import type { Operation } from '@foyer/chains'
import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { nothingElse, STORY_BACKEND, storyFetch, supportedChains } from '../../test/storyBackend.ts'
import { manyNetworks, storyAdapter, StoryModal, storyNames, storyWallet } from '../../test/storyConfig.tsx'

export default { title: 'view/Wallet receive' } satisfies StoryDefault

export const plain: Story = () => <StoryModal connected view="WalletReceive" />

export const named: Story = () => (
  <StoryModal
    connected
    view="WalletReceive"
    endpoints={{ blockchain: STORY_BACKEND }}
    fetch={storyFetch(supportedChains('eip155:1'), nothingElse)}
    names={storyNames({ name: 'a-name-of-25-characters.eth', avatar: samples.violet })}
  />
)

export const manyNetworksOfIt: Story = () => (
  <StoryModal connected view="WalletReceive" networks={manyNetworks} />
)

export const smartAccount: Story = () => (
  <StoryModal
    connected
    view="WalletReceive"
    wallets={[
      storyWallet('Marigold', {
        accounts: [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', type: 'smartAccount' }],
      }),
    ]}
  />
)

const adapter = storyAdapter()
const isDeployed: Operation<'isContract'> = async ({ network }) => network.caipNetworkId === 'eip155:1'

export const contractAccount: Story = () => (
  <StoryModal
    connected
    view="WalletReceive"
    adapters={[{ ...adapter, operations: { ...adapter.operations, isContract: async () => isDeployed } }]}
  />
)
