import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { InfoIcon } from '../Icon/controlIcons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Field } from './Field.tsx'

export default { title: 'primitives/Field' } satisfies StoryDefault

export const empty: Story = () => (
  <StoryFrame>
    <Field label="Email" />
  </StoryFrame>
)

export const filled: Story = () => (
  <StoryFrame>
    <Field label="Email" defaultValue="me@example.com" icon={<InfoIcon />} />
  </StoryFrame>
)

export const hinted: Story = () => (
  <StoryFrame>
    <Field label="Name" hint="Letters and numbers, at least 4 of them." />
  </StoryFrame>
)

export const invalid: Story = () => (
  <StoryFrame>
    <Field label="Email" defaultValue="me@" error="Enter a valid email" />
  </StoryFrame>
)

export const busy: Story = () => (
  <StoryFrame>
    <Field label="Email" defaultValue="me@example.com" trailing={<Spinner />} />
  </StoryFrame>
)

export const disabled: Story = () => (
  <StoryFrame>
    <Field label="Email" disabled />
  </StoryFrame>
)
