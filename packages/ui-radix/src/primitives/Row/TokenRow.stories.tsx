import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { List, ListItem } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TokenRow } from './TokenRow.tsx'

export default { title: 'primitives/Token row' } satisfies StoryDefault

export const held: Story = () => (
  <StoryFrame>
    <TokenRow name="Ether" amount="1.234" symbol="ETH" fiat="$2,310.55" imageSrc={samples.blue} />
  </StoryFrame>
)

export const withoutPrice: Story = () => (
  <StoryFrame>
    <TokenRow name="Ether" amount="<0.001" symbol="ETH" />
  </StoryFrame>
)

export const withNetwork: Story = () => (
  <StoryFrame>
    <TokenRow
      name="Ether"
      amount="1.234"
      symbol="ETH"
      fiat="$2,310.55"
      imageSrc={samples.blue}
      network={{ name: 'Base', src: samples.violet }}
    />
  </StoryFrame>
)

export const withChange: Story = () => (
  <StoryFrame>
    <TokenRow
      name="Ether"
      amount="1.234"
      symbol="ETH"
      fiat="$2,310.55"
      imageSrc={samples.blue}
      change={
        <Text asChild variant="caption" tone="muted">
          <span>+2.1 %</span>
        </Text>
      }
    />
  </StoryFrame>
)

export const choice: Story = () => (
  <StoryFrame>
    <TokenRow
      name="Ether"
      amount="1.234"
      symbol="ETH"
      fiat="$2,310.55"
      imageSrc={samples.blue}
      onClick={() => {}}
    />
  </StoryFrame>
)

export const hostile: Story = () => (
  <StoryFrame>
    <TokenRow
      name={'\u202Eevil <b>token</b> {name} ' + 'x'.repeat(200)}
      amount="115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.584"
      symbol={'\u202EHTE' + 'y'.repeat(40)}
      fiat="$999,999,999,999.00"
      imageSrc="javascript:alert(1)"
    />
  </StoryFrame>
)

export const list: Story = () => (
  <StoryFrame>
    <List>
      {['Ether', 'Coin', 'Pebble'].map((name) => (
        <ListItem key={name}>
          <TokenRow name={name} amount="1.234" symbol={name.slice(0, 3).toUpperCase()} fiat="$1.00" />
        </ListItem>
      ))}
    </List>
  </StoryFrame>
)
