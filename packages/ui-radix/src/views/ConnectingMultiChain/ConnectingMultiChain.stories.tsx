import type { Config } from '@foyer/headless'
import { connect, openModal, pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { samples } from '../../test/samples.ts'
import { StoryModal, type StoryProps, networksOfNamespaces, storyWallet } from '../../test/storyConfig.tsx'
import { waitForElement } from '../../test/typeInto.ts'

export default { title: 'view/Connecting multichain' } satisfies StoryDefault

const namespaces = ['eip155', 'solana', 'bip122'] as const
const walletsOf = (name: string) =>
  namespaces.map((namespace) =>
    storyWallet(name, {
      id: `${name}.${namespace}`,
      namespaces: [namespace],
      icon: samples.orange,
      chainId: null,
    }),
  )

const choosing =
  (name: string, isInstalled = true) =>
  async (config: Config): Promise<void> => {
    const connectors = namespaces.map((namespace) => ({
      id: `${name}.${namespace}`,
      uid: isInstalled ? `${name}.${namespace}` : `gone.${namespace}`,
      name,
      type: 'ANNOUNCED' as const,
      interaction: 'extension' as const,
      namespaces: [namespace],
      icon: samples.orange,
    }))
    openModal(config, { view: 'Connect' })
    pushView(config, 'ConnectingMultiChain', {
      connector: { ...connectors[0]!, type: 'MULTI_CHAIN', namespaces, connectors },
    })
  }

const Choosing = ({
  name = 'Marigold',
  ...story
}: StoryProps<'ConnectingMultiChain'> & { name?: string }): ReactElement => (
  <StoryModal networks={networksOfNamespaces} wallets={walletsOf(name)} setUp={choosing(name)} {...story} />
)

export const asking: Story = () => <Choosing />

export const oneConnected: Story = () => (
  <Choosing
    features={{ multiWallet: true }}
    setUp={async (config) => {
      await connect(config, { connector: 'Marigold.solana' })
      await choosing('Marigold')(config)
    }}
  />
)

export const longName: Story = () => <Choosing name="A wallet with a name that goes on and on and on" />

export const missing: Story = () => (
  <Choosing
    setUp={async (config) => {
      await choosing('Marigold', false)(config)
      const isBitcoin = ({ textContent }: Element): boolean => textContent.startsWith('Bitcoin')
      const row = await waitForElement<HTMLElement>('button', isBitcoin)
      row.click()
    }}
  />
)
