import type { Config, DirectoryWallet } from '@foyer/headless'
import { openModal, pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { samplePairing } from '../../test/samples.ts'
import { StoryModal, type StoryProps, storyWallet } from '../../test/storyConfig.tsx'
import {
  iphone,
  later,
  storyDirectoryWallet,
  StoryDevice,
  storyPairing,
  type StoryPairingOptions,
} from '../../test/storyPairing.tsx'

export default { title: 'view/Connecting WalletConnect' } satisfies StoryDefault

const onlyMobile: DirectoryWallet = {
  ...storyDirectoryWallet,
  desktopLink: undefined,
  webappLink: undefined,
}

type PairingProps = StoryProps<'ConnectingWalletConnect'> &
  StoryPairingOptions & {
    readonly wallet?: DirectoryWallet | undefined
    readonly userAgent?: string | undefined
    readonly isOffline?: boolean | undefined
    /** Selects the tab with that label. */
    readonly tab?: string | undefined
  }

const Pairing = ({
  wallet,
  relay,
  answer,
  userAgent,
  isOffline,
  tab,
  wallets = [],
  ...story
}: PairingProps): ReactElement => (
  <StoryDevice userAgent={userAgent} isOffline={isOffline}>
    <StoryModal
      wallets={[storyPairing({ relay, answer }), ...wallets]}
      setUp={async (config) => {
        openModal(config, { view: 'Connect' })
        pushView(config, 'ConnectingWalletConnect', { wallet })
        if (tab) await press(tab)
      }}
      {...story}
    />
  </StoryDevice>
)

/** Radix's tabs listen to mouse events, not to click. */
async function press(label: string): Promise<void> {
  const find = (): Element | undefined =>
    [...document.querySelectorAll('[role="tab"]')].find((tab) => tab.textContent?.includes(label))
  for (let tries = 0; tries < 100 && !find(); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  find()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
}

export const preparing: Story = () => <Pairing relay="silent" />

export const code: Story = () => <Pairing />

export const codeOfWallet: Story = () => <Pairing wallet={onlyMobile} />

export const codeHalfTime: Story = () => (
  <Pairing
    manualWalletConnectControl
    setUp={(config: Config) =>
      later(
        config,
        () => {
          openModal(config, { view: 'Connect', uri: samplePairing })
          pushView(config, 'ConnectingWalletConnect', { wallet: onlyMobile })
        },
        { ms: 120_000, isReached: ({ secondsLeft = 240 }) => secondsLeft < 120 },
      )
    }
  />
)

export const expired: Story = () => (
  <Pairing
    manualWalletConnectControl
    setUp={(config: Config) =>
      later(
        config,
        () => {
          openModal(config, { view: 'Connect', uri: samplePairing })
          pushView(config, 'ConnectingWalletConnect', { wallet: onlyMobile })
        },
        { ms: 240_000, isReached: ({ status }) => status === 'expired' },
      )
    }
  />
)

export const offline: Story = () => <Pairing isOffline wallet={onlyMobile} />

export const platforms: Story = () => <Pairing wallet={storyDirectoryWallet} />

export const web: Story = () => <Pairing wallet={storyDirectoryWallet} tab="Web app" />

export const desktop: Story = () => <Pairing wallet={storyDirectoryWallet} tab="Desktop" />

export const desktopDeclined: Story = () => (
  <Pairing wallet={{ ...onlyMobile, mobileLink: undefined, desktopLink: 'marigold:' }} answer="decline" />
)

export const browser: Story = () => (
  <Pairing
    wallet={{ ...storyDirectoryWallet, rdns: 'Marigold' }}
    wallets={[storyWallet('Marigold', { answer: 'wait' })]}
  />
)

export const browserDeclined: Story = () => (
  <Pairing
    wallet={{ ...storyDirectoryWallet, rdns: 'Marigold' }}
    wallets={[storyWallet('Marigold', { answer: 'reject' })]}
  />
)

export const unsupported: Story = () => (
  <Pairing wallet={{ ...onlyMobile, rdns: 'app.marigold', mobileLink: undefined }} />
)

export const mobile: Story = () => <Pairing wallet={onlyMobile} userAgent={iphone} />

export const mobilePreparing: Story = () => <Pairing wallet={onlyMobile} userAgent={iphone} relay="silent" />

export const mobileDeclined: Story = () => <Pairing wallet={onlyMobile} userAgent={iphone} answer="decline" />

export const mobileFailed: Story = () => <Pairing wallet={onlyMobile} userAgent={iphone} relay="gone" />

export const mobileOffline: Story = () => <Pairing wallet={onlyMobile} userAgent={iphone} isOffline />

export const mobileExpired: Story = () => (
  <Pairing
    userAgent={iphone}
    manualWalletConnectControl
    setUp={(config: Config) =>
      later(
        config,
        () => {
          openModal(config, { view: 'Connect', uri: samplePairing })
          pushView(config, 'ConnectingWalletConnect', { wallet: onlyMobile })
        },
        { ms: 240_000, isReached: ({ status }) => status === 'expired' },
      )
    }
  />
)

export const longName: Story = () => (
  <Pairing
    wallet={{ ...storyDirectoryWallet, name: 'A wallet with a name that goes on and on and on' }}
    userAgent={iphone}
  />
)
