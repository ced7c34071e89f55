import type { Story, StoryDefault } from '@ladle/react'
import { openModal } from '@foyer/headless/actions'
import { samples } from '../../test/samples.ts'
import { manyNetworks, StoryModal, storyWallet, storyWallets } from '../../test/storyConfig.tsx'

export default { title: 'view/Connect' } satisfies StoryDefault

const legal = {
  termsConditionsUrl: 'https://example.com/terms',
  privacyPolicyUrl: 'https://example.com/privacy',
}
const names = ['Marigold', 'Iris', 'Lake', 'Fern', 'Poppy', 'Sorrel', 'Juniper', 'Clover', 'Aster', 'Heather']
const icons = [samples.orange, samples.violet, samples.blue, undefined]

export const wallets: Story = () => <StoryModal view="Connect" />

export const manyWallets: Story = () => (
  <StoryModal
    view="Connect"
    wallets={[...names, ...names.map((name) => `${name} Mobile`)].map((name, index) =>
      storyWallet(name, { icon: icons[index % icons.length] }),
    )}
    {...legal}
  />
)

export const none: Story = () => <StoryModal view="Connect" wallets={[]} />

export const connectedAlready: Story = () => (
  <StoryModal view="Connect" connected features={{ multiWallet: true }} />
)

export const duplicateIdentity: Story = () => (
  <StoryModal
    view="Connect"
    wallets={[
      storyWallet('Marigold', { icon: samples.orange }),
      storyWallet('Marigold', { id: 'other', icon: samples.violet, isDuplicate: true }),
    ]}
  />
)

export const hostileNames: Story = () => (
  <StoryModal
    view="Connect"
    wallets={[
      storyWallet('A wallet with a name that goes on and on and on', { icon: samples.orange }),
      storyWallet('W'.repeat(500), { id: 'w', icon: samples.broken }),
      storyWallet('\u202Eelif txt.exe', { id: 'bidi', icon: samples.blue }),
      storyWallet('<img src=x onerror=alert(1)>', { id: 'html', icon: 'javascript:alert(1)' }),
      storyWallet('محفظة', { id: 'arabic', icon: samples.white }),
    ]}
  />
)

export const legalFooter: Story = () => <StoryModal view="Connect" {...legal} />

export const termsOnly: Story = () => (
  <StoryModal view="Connect" termsConditionsUrl={legal.termsConditionsUrl} />
)

export const legalCheckbox: Story = () => (
  <StoryModal view="Connect" {...legal} features={{ legalCheckbox: true }} />
)

export const walletsDisabled: Story = () => <StoryModal view="Connect" enableWallets={false} />

export const withoutBranding: Story = () => <StoryModal view="Connect" features={{ branding: false }} />

export const addWalletForNamespace: Story = () => (
  <StoryModal
    networks={manyNetworks}
    wallets={[...storyWallets(), storyWallet('Poppy', { namespaces: ['solana'] })]}
    setUp={(config) => openModal(config, { view: 'Connect', data: { addWalletForNamespace: 'solana' } })}
  />
)
