import type { NamesProvider } from '@foyer/headless'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { samples } from '../../test/samples.ts'
import {
  manyNetworks,
  networksOfNamespaces,
  StoryModal,
  storyNames,
  type StoryProps,
  storyWallet,
} from '../../test/storyConfig.tsx'

export default { title: 'view/Account settings' } satisfies StoryDefault

const Settings = (story: StoryProps<'AccountSettings'>): ReactElement => (
  <StoryModal view="AccountSettings" connected {...story} />
)
const Named = ({ answer }: { answer: Parameters<typeof storyNames>[0] }): ReactElement => (
  <Settings names={storyNames(answer)} />
)
const endless: NamesProvider = { getIdentity: () => new Promise(() => {}) }

export const named: Story = () => <Named answer={{ name: 'mira.example', avatar: samples.violet }} />

export const unnamed: Story = () => <Named answer={{ name: null, avatar: null }} />

export const loading: Story = () => <Settings names={endless} />

export const longName: Story = () => (
  <Named answer={{ name: `${'a-name-that-goes-on-and-on'.repeat(4)}.example`, avatar: samples.blue }} />
)

export const rightToLeftName: Story = () => <Named answer={{ name: 'محفظة.example', avatar: null }} />

/** A name that imitates another one: only the address is shown. */
export const hostileName: Story = () => <Named answer={{ name: '\u202Eelpmaxe.arim', avatar: 'http://x' }} />

export const brokenAvatar: Story = () => <Named answer={{ name: 'mira.example', avatar: samples.broken }} />

export const unknownNetwork: Story = () => (
  <Settings
    wallets={[storyWallet('Marigold', { icon: samples.orange, chainId: '424242' })]}
    allowUnsupportedChain
  />
)

export const oneNetwork: Story = () => <Settings networks={[manyNetworks[0]]} />

export const embedded: Story = () => (
  <Settings wallets={[storyWallet('Marigold', { icon: samples.orange, type: 'AUTH' })]} />
)

const accountOf = (
  index: number,
  namespace: 'solana' | 'bip122' | 'polkadot' | 'cosmos',
  address: string,
) => {
  const network = networksOfNamespaces[index]!
  return (
    <Settings
      networks={[network, networksOfNamespaces[0]]}
      wallets={[
        storyWallet('Poppy', {
          namespaces: [namespace],
          icon: samples.violet,
          address,
          chainId: network.caipNetworkId.split(':')[1],
        }),
      ]}
    />
  )
}

export const solana: Story = () => accountOf(1, 'solana', 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK')

export const bitcoin: Story = () => accountOf(2, 'bip122', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')

export const polkadot: Story = () =>
  accountOf(3, 'polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5')

export const cosmos: Story = () => accountOf(4, 'cosmos', 'cosmos1g9v3zjt6rfkwm4s8sw9wu4jgz9me8pn27f8nyc')
