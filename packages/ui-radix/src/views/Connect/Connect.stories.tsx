import { addRecentWallet, openModal } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { manyNetworks, StoryModal, storyWallet, storyWallets } from '../../test/storyConfig.tsx'
import { storyDirectory } from '../../test/storyDirectory.ts'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

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

const code = () =>
  storyWallet('WalletConnect', { id: 'walletConnect', type: 'WALLET_CONNECT', icon: samples.blue })

export const directory: Story = () => (
  <StoryModal
    view="Connect"
    wallets={[storyWallet('Marigold', { icon: samples.orange }), code()]}
    {...storyDirectory()}
  />
)

export const directoryLoading: Story = () => (
  <StoryModal
    view="Connect"
    wallets={[storyWallet('Marigold', { icon: samples.orange }), code()]}
    {...storyDirectory({ faultOf: () => 'wait' })}
  />
)

export const directoryUnreachable: Story = () => (
  <StoryModal
    view="Connect"
    wallets={[storyWallet('Marigold', { icon: samples.orange }), code()]}
    {...storyDirectory({ faultOf: () => 'fail' })}
  />
)

export const everyGroup: Story = () => (
  <StoryModal
    view="Connect"
    networks={manyNetworks}
    wallets={[
      code(),
      storyWallet('Marigold', { icon: samples.orange }),
      storyWallet('Iris', { icon: samples.violet }),
      storyWallet('Iris', { id: 'iris.solana', icon: samples.violet, namespaces: ['solana'] }),
      storyWallet('House SDK', { type: 'EXTERNAL' }),
    ]}
    {...storyDirectory()}
    featuredWalletIds={['w5']}
    customWallets={[{ id: 'own', name: 'House wallet' }]}
    setUp={(config) => addRecentWallet(config, { id: 'fern', name: 'Fern', mobileLink: 'fern:' })}
  />
)

export const walletConnectInUse: Story = () => (
  <StoryModal
    view="Connect"
    wallets={[code(), storyWallet('Marigold', { icon: samples.orange })]}
    connected="walletConnect"
    features={{ multiWallet: true }}
    {...storyDirectory()}
  />
)

export const collapsed: Story = () => (
  <StoryModal
    view="Connect"
    wallets={[storyWallet('Marigold'), storyWallet('Auth', { id: 'AUTH', type: 'AUTH' })]}
    endpoints={{ secureSite: 'https://secure.example' }}
    features={{ collapseWallets: true }}
  />
)

const email = storyEmail()

export const withEmail: Story = () => (
  <StoryModal
    view="Connect"
    wallets={[...(email.wallets ?? []), storyWallet('Marigold', { icon: samples.orange })]}
    endpoints={email.endpoints}
  />
)

const logins = storyEmail()

export const emailAndSocials: Story = () => (
  <StoryModal
    view="Connect"
    wallets={[storyWallet('Marigold'), ...(logins.wallets ?? [])]}
    endpoints={logins.endpoints}
  />
)

const two = storyEmail()

export const twoSocials: Story = () => (
  <StoryModal
    view="Connect"
    wallets={two.wallets}
    endpoints={two.endpoints}
    features={{ socials: ['github', 'apple'] }}
  />
)

/** The visitor has an embedded account, and adds another wallet. */
export const loginInUse: Story = () => (
  <StoryModal {...storyEmail()} features={{ multiWallet: true }} setUp={signedInAt('Connect')} />
)

export const socialLoginInUse: Story = () => (
  <StoryModal
    {...storyEmail()}
    features={{ multiWallet: true, email: false }}
    setUp={signedInAt('Connect')}
  />
)
