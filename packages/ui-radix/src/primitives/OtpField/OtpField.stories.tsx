import type { Story, StoryDefault } from '@ladle/react'
import { type ReactElement, useState } from 'react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

export default { title: 'primitives/OTP field' } satisfies StoryDefault

function Sample({ value: given = '', ...rest }: Partial<OtpFieldProps>): ReactElement {
  const [value, setValue] = useState(given)
  return (
    <StoryFrame>
      <OtpField label="6-digit code" value={value} onValueChange={setValue} {...rest} />
    </StoryFrame>
  )
}

export const empty: Story = () => <Sample />

export const typing: Story = () => <Sample value="123" />

export const invalid: Story = () => <Sample error="This code is not right. Try again." />

export const disabled: Story = () => <Sample value="123456" disabled />
