import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Amount } from '../Amount/Amount.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { SearchIcon } from '../Icon/controlIcons.ts'
import { Image } from '../Image/Image.tsx'
import { Row } from './Row.tsx'

export default { title: 'primitives/Row' } satisfies StoryDefault

export const plainText: Story = () => (
  <StoryFrame>
    <Row name="Smart account" />
  </StoryFrame>
)

export const withIcon: Story = () => (
  <StoryFrame>
    <Row name="Search wallets" image={<SearchIcon />} badge={<Badge>540+</Badge>} chevron />
  </StoryFrame>
)

export const withDescription: Story = () => (
  <StoryFrame>
    <Row
      name="Buy crypto"
      description="Card or bank transfer"
      image={<SearchIcon />}
      badge={<Badge tone="accent">Popular</Badge>}
      chevron
    />
  </StoryFrame>
)

export const loading: Story = () => (
  <StoryFrame>
    <Row name="Disconnect" image={<SearchIcon />} loading />
  </StoryFrame>
)

export const disabled: Story = () => (
  <StoryFrame>
    <Row
      name="Ledger"
      image={<Image name="Ledger" />}
      disabled
      description="Already connected through WalletConnect"
    />
  </StoryFrame>
)

export const selected: Story = () => (
  <StoryFrame>
    <Row name="Ethereum" image={<Image src={samples.blue} name="Ethereum" />} selected />
  </StoryFrame>
)

export const danger: Story = () => (
  <StoryFrame>
    <Row name="Disconnect" variant="danger" image={<SearchIcon />} />
  </StoryFrame>
)

export const token: Story = () => (
  <StoryFrame>
    <Row
      asChild
      variant="plain"
      name="Ether"
      description="1.234 ETH"
      image={<Image size={36} shape="round" src={samples.blue} name="Ether" />}
      trailing={
        <span data-foyer-part="row-value">
          <Amount value="$2,310.55" />
        </span>
      }
    >
      <div />
    </Row>
  </StoryFrame>
)

export const link: Story = () => (
  <StoryFrame>
    <Row asChild name="Website" chevron>
      <a href="https://example.com">Website</a>
    </Row>
  </StoryFrame>
)

export const longName: Story = () => (
  <StoryFrame>
    <Row
      name="A name that is so long that it cannot possibly be shown on one line"
      badge={<Badge>Recent</Badge>}
      chevron
    />
  </StoryFrame>
)
