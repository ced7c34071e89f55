import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Fact, Facts } from './Facts.tsx'

export default { title: 'primitives/Facts' } satisfies StoryDefault

export const plain: Story = () => (
  <StoryFrame>
    <Facts>
      <Fact name="Type">Contract calls</Fact>
      <Fact name="Functions">transfer, approve, transferFrom, increaseAllowance, decreaseAllowance</Fact>
    </Facts>
  </StoryFrame>
)

export const stacked: Story = () => (
  <StoryFrame>
    <Facts>
      <Fact name="Message" layout="stacked">
        shop.example wants you to sign in with your Ethereum account
      </Fact>
      <Fact name="Network">Ethereum</Fact>
    </Facts>
  </StoryFrame>
)

export const groups: Story = () => (
  <StoryFrame>
    <Facts>
      <Fact name="You pay">0.5 ETH</Fact>
      <Fact name="You receive">897.10 USDC</Fact>
      <Fact name="Network fee" divided>
        0.0004 ETH
      </Fact>
    </Facts>
  </StoryFrame>
)
