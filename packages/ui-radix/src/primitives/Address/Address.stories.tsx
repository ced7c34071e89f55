import type { Story, StoryDefault } from '@ladle/react'
import { sampleAddress } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Address } from './Address.tsx'

export default { title: 'primitives/Address' } satisfies StoryDefault

export const short: Story = () => (
  <StoryFrame>
    <Address value={sampleAddress} />
  </StoryFrame>
)

export const full: Story = () => (
  <StoryFrame>
    <Address value={sampleAddress} full />
  </StoryFrame>
)

export const already: Story = () => (
  <StoryFrame>
    <Address value="0x1234" />
  </StoryFrame>
)
