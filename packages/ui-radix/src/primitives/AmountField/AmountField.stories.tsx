import type { Story, StoryDefault } from '@ladle/react'
import { type ReactElement, useState } from 'react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Button } from '../Button/Button.tsx'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

export default { title: 'primitives/Amount field' } satisfies StoryDefault

function Sample({ value: given = '', ...rest }: Partial<AmountFieldProps>): ReactElement {
  const [value, setValue] = useState(given)
  return (
    <StoryFrame>
      <AmountField label="Amount" value={value} onValueChange={setValue} {...rest} />
    </StoryFrame>
  )
}
const unit = <Button size={36}>ETH</Button>

export const empty: Story = () => <Sample unit={<Button size={36}>Select token</Button>} />

export const filled: Story = () => <Sample value="0.25" unit={unit} worth="$800.00" available="2 ETH" />

export const long: Story = () => (
  <Sample value="1234567.123456789012" unit={unit} worth="$3,950,614,795.06" available="2 ETH" />
)

export const invalid: Story = () => (
  <Sample value="5" unit={unit} worth="$16,000.00" available="2 ETH" invalid />
)

export const failed: Story = () => (
  <Sample value="5" unit={unit} worth="$16,000.00" available="2 ETH" error="Insufficient balance" />
)

export const readOnly: Story = () => <Sample value="0.25" unit="ETH" readOnly />
