import type { Story, StoryDefault } from '@ladle/react'
import { sampleAddress } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { AccountName } from './AccountName.tsx'

export default { title: 'primitives/Account name' } satisfies StoryDefault

export const named: Story = () => (
  <StoryFrame>
    <AccountName address={sampleAddress} name="mira.example" />
  </StoryFrame>
)

export const unnamed: Story = () => (
  <StoryFrame>
    <AccountName address={sampleAddress} name={null} />
  </StoryFrame>
)

export const long: Story = () => (
  <StoryFrame>
    <AccountName address={sampleAddress} name="a-name-that-goes-on-and-on.example" />
  </StoryFrame>
)

export const rightToLeft: Story = () => (
  <StoryFrame>
    <AccountName address={sampleAddress} name="محفظة.example" />
  </StoryFrame>
)
