import type { Config } from '@foyer/headless'
import { getConnectors, openModal, pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { samples } from '../../test/samples.ts'
import {
  StoryModal,
  type StoryProps,
  storyWallet,
  type StoryWalletOptions,
  untilSlow,
} from '../../test/storyConfig.tsx'
import { storyDirectoryWallet } from '../../test/storyPairing.tsx'

export default { title: 'view/Connecting external' } satisfies StoryDefault

const ask = (config: Config): void => {
  const [connector] = getConnectors(config)
  openModal(config, { view: 'Connect' })
  if (connector) pushView(config, 'ConnectingExternal', { connector })
}

const Asking = ({
  wallet,
  name = 'Marigold',
  ...story
}: StoryProps<'ConnectingExternal'> & { wallet?: StoryWalletOptions; name?: string }): ReactElement => (
  <StoryModal wallets={[storyWallet(name, { icon: samples.orange, ...wallet })]} setUp={ask} {...story} />
)

export const waiting: Story = () => <Asking wallet={{ answer: 'wait' }} />

export const slow: Story = () => (
  <Asking wallet={{ answer: 'wait' }} setUp={(config) => untilSlow(() => ask(config))} />
)

export const declined: Story = () => <Asking wallet={{ answer: 'reject' }} />

export const failed: Story = () => <Asking wallet={{ answer: 'fail' }} />

export const requestPending: Story = () => (
  <Asking wallet={{ failure: { code: -32002, message: 'Already processing eth_requestAccounts' } }} />
)

export const alreadyConnected: Story = () => <Asking connected />

export const notInstalled: Story = () => (
  <Asking
    setUp={(config) => {
      const [connector] = getConnectors(config)
      openModal(config, { view: 'Connect' })
      if (connector)
        pushView(config, 'ConnectingExternal', { connector: { ...connector, uid: 'gone', name: 'Sorrel' } })
    }}
  />
)

/** A wallet of the directory: its download is linked. */
export const notInstalledListed: Story = () => (
  <Asking
    setUp={(config) => {
      const [connector] = getConnectors(config)
      openModal(config, { view: 'Connect' })
      if (connector)
        pushView(config, 'ConnectingExternal', {
          connector: { ...connector, uid: 'gone' },
          wallet: storyDirectoryWallet,
        })
    }}
  />
)

export const longName: Story = () => (
  <Asking name="A wallet with a name that goes on and on and on" wallet={{ answer: 'wait' }} />
)
