import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { List, ListItem } from '../Stack/Stack.tsx'
import { RowNetworks } from './RowNetworks.tsx'
import { WalletRow } from './WalletRow.tsx'

export default { title: 'primitives/Wallet row' } satisfies StoryDefault

export const plain: Story = () => (
  <StoryFrame>
    <WalletRow name="Orange" imageSrc={samples.orange} />
  </StoryFrame>
)

export const installed: Story = () => (
  <StoryFrame>
    <WalletRow name="Orange" imageSrc={samples.orange} badge="Installed" badgeTone="success" />
  </StoryFrame>
)

export const qrCode: Story = () => (
  <StoryFrame>
    <WalletRow name="WalletConnect" imageSrc={samples.blue} badge="QR code" badgeTone="accent" />
  </StoryFrame>
)

export const recent: Story = () => (
  <StoryFrame>
    <WalletRow name="Zeta" badge="Recent" />
  </StoryFrame>
)

export const imagePending: Story = () => (
  <StoryFrame>
    <WalletRow name="Zeta" imagePending />
  </StoryFrame>
)

export const multichain: Story = () => (
  <StoryFrame>
    <WalletRow
      name="Violet"
      imageSrc={samples.violet}
      badge="Installed"
      badgeTone="success"
      description={
        <RowNetworks
          label="Works on Ethereum, Solana, Bitcoin, Base, Cosmos"
          networks={['Ethereum', 'Solana', 'Bitcoin', 'Base', 'Cosmos'].map((name) => ({
            name,
            src: samples.blue,
          }))}
        />
      }
    />
  </StoryFrame>
)

export const loading: Story = () => (
  <StoryFrame>
    <WalletRow name="Orange" imageSrc={samples.orange} badge="Installed" loading />
  </StoryFrame>
)

export const disabled: Story = () => (
  <StoryFrame>
    <WalletRow name="Ledger" disabled description="Already connected through WalletConnect" />
  </StoryFrame>
)

export const hostileName: Story = () => (
  <StoryFrame>
    <WalletRow name={'\u202eevil <b>wallet</b> {wallet} ' + 'x'.repeat(300)} badge="Installed" />
  </StoryFrame>
)

export const list: Story = () => (
  <StoryFrame>
    <List>
      {['Orange', 'Violet', 'Blue', 'Zeta'].map((name) => (
        <ListItem key={name}>
          <WalletRow name={name} badge="Installed" badgeTone="success" />
        </ListItem>
      ))}
    </List>
  </StoryFrame>
)
