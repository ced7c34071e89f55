import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { NetworkRow } from './NetworkRow.tsx'

export default { title: 'primitives/Network row' } satisfies StoryDefault

export const plain: Story = () => (
  <StoryFrame>
    <NetworkRow name="Ethereum" imageSrc={samples.blue} />
  </StoryFrame>
)

export const current: Story = () => (
  <StoryFrame>
    <NetworkRow name="Ethereum" imageSrc={samples.blue} selected />
  </StoryFrame>
)

export const testnet: Story = () => (
  <StoryFrame>
    <NetworkRow name="Sepolia" badge="Testnet" />
  </StoryFrame>
)

export const disabled: Story = () => (
  <StoryFrame>
    <NetworkRow name="Solana" imageSrc={samples.violet} disabled description="Not available in Orange" />
  </StoryFrame>
)
