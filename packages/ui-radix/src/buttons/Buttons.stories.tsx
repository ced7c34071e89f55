import { connect } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { samples } from '../test/samples.ts'
import {
  manyNetworks,
  storyAdapter,
  StoryModal,
  storyNames,
  type StoryProps,
  storyWallet,
} from '../test/storyConfig.tsx'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { ConnectTrigger } from './ConnectTrigger.tsx'
import { NetworkButton } from './NetworkButton.tsx'

export default { title: 'Buttons' } satisfies StoryDefault

const Page = (story: StoryProps<'Connect'>): ReactElement => <StoryModal {...story} />
const elsewhere = [storyWallet('Marigold', { icon: samples.orange, chainId: '424242' })]

export const connectIdle: Story = () => (
  <Page>
    <ConnectButton />
  </Page>
)

export const connectLoading: Story = () => (
  <Page
    wallets={[storyWallet('Marigold', { answer: 'wait' })]}
    setUp={(config) => void connect(config, { connector: 'Marigold' }).catch(() => {})}
  >
    <ConnectButton />
  </Page>
)

export const connectSizes: Story = () => (
  <Page>
    <p>
      <ConnectButton size="sm" />
    </p>
    <p>
      <ConnectButton size="md" />
    </p>
    <p>
      <ConnectButton size="lg" label="Sign in" />
    </p>
  </Page>
)

export const account: Story = () => (
  <Page connected>
    <AccountButton />
  </Page>
)

export const accountBalanceLoading: Story = () => (
  <Page connected adapters={[storyAdapter('eip155', 'pending')]}>
    <AccountButton />
  </Page>
)

export const accountBalanceHidden: Story = () => (
  <Page connected>
    <AccountButton balance="hide" />
  </Page>
)

export const accountBalanceFailed: Story = () => (
  <Page connected adapters={[storyAdapter('eip155', 'failed')]}>
    <AccountButton />
  </Page>
)

export const accountNamed: Story = () => (
  <Page connected names={storyNames({ name: 'mira.example', avatar: samples.violet })}>
    <AccountButton />
  </Page>
)

export const accountLongName: Story = () => (
  <Page connected names={storyNames({ name: 'a-name-that-goes-on-and-on.example', avatar: samples.broken })}>
    <AccountButton />
  </Page>
)

export const accountUnsupported: Story = () => (
  <Page connected wallets={elsewhere} allowUnsupportedChain>
    <AccountButton />
  </Page>
)

export const network: Story = () => (
  <Page>
    <NetworkButton />
  </Page>
)

export const networkConnected: Story = () => (
  <Page connected>
    <NetworkButton />
  </Page>
)

export const networkUnsupported: Story = () => (
  <Page connected wallets={elsewhere} allowUnsupportedChain>
    <NetworkButton />
  </Page>
)

export const networkLabel: Story = () => (
  <Page networks={manyNetworks}>
    <NetworkButton label="Choose where" />
  </Page>
)

export const connectConnected: Story = () => (
  <Page connected>
    <ConnectButton />
  </Page>
)

export const connectTriggerConnected: Story = () => (
  <Page connected>
    <ConnectTrigger label="Connect another wallet" />
  </Page>
)

export const accented: Story = () => (
  <Page shell={{ theme: { accent: '#d4572a' } }}>
    <ConnectButton />
  </Page>
)
