import type { Config } from '@foyer/headless'
import { connect, disconnect, openModal } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { samples } from '../../test/samples.ts'
import {
  manyNetworks,
  StoryModal,
  type StoryProps,
  networksOfNamespaces,
  storyNames,
  storyBitcoinWallet,
  storyWallet,
  storyWallets,
} from '../../test/storyConfig.tsx'
import { press } from '../../test/typeInto.ts'

export default { title: 'view/Profile wallets' } satisfies StoryDefault

const SOLANA = 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK'
const several = { multiWallet: true }
const open = (config: Config): void => openModal(config, { view: 'ProfileWallets' })

const Wallets = ({
  connected = ['Marigold'],
  setUp,
  ...story
}: Omit<StoryProps<'ProfileWallets'>, 'connected'> & { connected?: readonly string[] }): ReactElement => (
  <StoryModal
    features={several}
    setUp={async (config) => {
      for (const connector of connected) await connect(config, { connector })
      await setUp?.(config)
      open(config)
    }}
    {...story}
  />
)

export const oneWallet: Story = () => <Wallets features={{ multiWallet: false }} />

export const severalWallets: Story = () => <Wallets connected={['Marigold', 'Lake', 'Iris']} />

export const severalAccounts: Story = () => (
  <Wallets
    wallets={[
      storyWallet('Marigold', {
        icon: samples.orange,
        accounts: [
          { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
          { address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' },
          { address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' },
        ],
      }),
    ]}
  />
)

export const named: Story = () => (
  <Wallets names={storyNames({ name: 'a-name-that-goes-on-and-on.example', avatar: null })} />
)

export const usedBefore: Story = () => (
  <Wallets
    connected={['Marigold', 'Lake', 'Iris']}
    setUp={async (config) => {
      await disconnect(config, { connector: { uid: 'Lake' } })
      await disconnect(config, { connector: { uid: 'Marigold' } })
    }}
  />
)

export const onlyUsedBefore: Story = () => (
  <Wallets connected={['Marigold', 'Iris']} setUp={(config) => disconnect(config)} />
)

/** Two wallets, of which the disconnected one is chosen again. */
function Reconnecting({ answer }: { readonly answer: 'wait' | 'fail' }): ReactElement {
  const wallets = storyWallets()
  const [first] = wallets
  return (
    <Wallets
      wallets={wallets}
      connected={['Marigold', 'Iris']}
      setUp={async (config) => {
        await disconnect(config, { connector: { uid: 'Marigold' } })
        if (first) first.answer = answer
        open(config)
        press('button', 'Connect Marigold').catch(console.error)
      }}
    />
  )
}

export const switching: Story = () => <Reconnecting answer="wait" />

export const noWallet: Story = () => <Wallets connected={[]} features={{ multiWallet: false }} />

export const twoNamespaces: Story = () => (
  <Wallets
    networks={manyNetworks}
    connected={['Marigold']}
    wallets={[
      ...storyWallets(),
      storyWallet('Poppy', {
        namespaces: ['solana'],
        icon: samples.violet,
        address: SOLANA,
        chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      }),
    ]}
  />
)

export const emptyNamespace: Story = () => (
  <Wallets networks={manyNetworks} setUp={() => void press('[role=tab]', 'Solana').catch(console.error)} />
)

export const bitcoin: Story = () => (
  <Wallets networks={networksOfNamespaces} wallets={[storyBitcoinWallet()]} connected={['Sorrel']} />
)

export const hostileName: Story = () => (
  <Wallets
    wallets={[
      storyWallet('A wallet with a name that goes on and on and on', { id: 'a', icon: samples.orange }),
      storyWallet('W'.repeat(500), { id: 'w', icon: samples.broken }),
      storyWallet('محفظة', { id: 'arabic', icon: samples.white }),
    ]}
    connected={['w', 'arabic', 'a']}
    setUp={(config) => disconnect(config, { connector: { uid: 'w' } })}
  />
)

export const failed: Story = () => <Reconnecting answer="fail" />

export const nowUsing: Story = () => (
  <Wallets
    connected={['Marigold', 'Iris']}
    setUp={async (config) => {
      open(config)
      await press('button', 'Switch to Marigold')
    }}
  />
)
