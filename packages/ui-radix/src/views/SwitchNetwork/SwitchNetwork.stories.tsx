import type { Config } from '@foyer/headless'
import { openModal, pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryModal, storyNetworks, storyWallet, untilSlow } from '../../test/storyConfig.tsx'

export default { title: 'view/Switch network' } satisfies StoryDefault

const [, network] = storyNetworks
const choose = (config: Config): void => {
  openModal(config, { view: 'Networks' })
  if (network) pushView(config, 'SwitchNetwork', { network })
}
const silentWallets = [storyWallet('Marigold', { icon: samples.orange, onSwitch: 'wait' })]

export const waiting: Story = () => <StoryModal wallets={silentWallets} connected setUp={choose} />

export const slow: Story = () => (
  <StoryModal wallets={silentWallets} connected setUp={(config) => untilSlow(() => choose(config))} />
)

export const embedded: Story = () => (
  <StoryModal
    wallets={[storyWallet('Marigold', { icon: samples.orange, onSwitch: 'wait', type: 'AUTH' })]}
    connected
    setUp={choose}
  />
)

export const declined: Story = () => (
  <StoryModal
    wallets={[storyWallet('Marigold', { icon: samples.orange, onSwitch: 'reject' })]}
    connected
    setUp={choose}
  />
)
