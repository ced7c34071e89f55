import { solana } from '@foyer/chains/networks'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { manyNetworks, networksOfNamespaces, StoryModal, storyWallet } from '../../test/storyConfig.tsx'
import { enterAmount, storyOnramp, type StoryOnramp } from '../../test/storyOnramp.ts'

export default { title: 'view/Onramp providers' } satisfies StoryDefault

const Providers = ({ amount, ...options }: StoryOnramp & { readonly amount?: string }): ReactElement => (
  <StoryModal
    connected
    view="OnRampProviders"
    networks={manyNetworks}
    {...storyOnramp(options)}
    setUp={(config) => amount && enterAmount(config, amount)}
  />
)

export const empty: Story = () => <Providers />

export const quoted: Story = () => <Providers amount="250" />

export const quoting: Story = () => <Providers amount="250" quote="wait" />

export const estimate: Story = () => <Providers amount="250" quote="fail" />

export const tooMuch: Story = () => <Providers amount="90000" />

export const tooLittle: Story = () => <Providers amount="5" />

export const notSold: Story = () => <Providers amount="250" supported={['eip155:10']} />

export const loading: Story = () => <Providers url="wait" />

export const providerFailed: Story = () => <Providers url="fail" />

export const none: Story = () => (
  <StoryModal connected view="OnRampProviders" {...storyOnramp()} features={{ onramp: ['nobody'] }} />
)

export const solanaOnly: Story = () => (
  <StoryModal
    connected
    view="OnRampProviders"
    networks={networksOfNamespaces}
    defaultNetwork={solana.caipNetworkId}
    wallets={[
      storyWallet('Marigold', {
        namespaces: ['solana'],
        address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
        chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      }),
    ]}
    {...storyOnramp()}
  />
)

export const notConnected: Story = () => <StoryModal view="OnRampProviders" {...storyOnramp()} />

export const withTerms: Story = () => (
  <StoryModal
    connected
    view="OnRampProviders"
    termsConditionsUrl="https://app.example/terms"
    {...storyOnramp()}
  />
)
