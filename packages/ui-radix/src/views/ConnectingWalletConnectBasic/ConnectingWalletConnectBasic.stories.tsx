import { openModal, pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal, storyNetworks } from '../../test/storyConfig.tsx'
import {
  iphone,
  StoryDevice,
  type StoryDeviceProps,
  storyPairing,
  type StoryPairingOptions,
} from '../../test/storyPairing.tsx'

export default { title: 'view/Connecting WalletConnect basic' } satisfies StoryDefault

const Basic = ({
  userAgent,
  isOffline,
  ...pairing
}: StoryPairingOptions & Omit<StoryDeviceProps, 'children'>): ReactElement => (
  <StoryDevice userAgent={userAgent} isOffline={isOffline}>
    <StoryModal
      networks={storyNetworks}
      adapters={[]}
      wallets={[storyPairing(pairing)]}
      setUp={(config) => {
        openModal(config)
        // A phone opens the directory first, and this view for another namespace.
        if (userAgent) pushView(config, 'ConnectingWalletConnectBasic')
      }}
    />
  </StoryDevice>
)

export const preparing: Story = () => <Basic relay="silent" />

export const code: Story = () => <Basic />

export const declined: Story = () => <Basic answer="decline" />

export const failed: Story = () => <Basic relay="gone" />

export const offline: Story = () => <Basic isOffline />

export const mobile: Story = () => <Basic userAgent={iphone} />
