import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyOnramp, type StoryOnramp } from '../../test/storyOnramp.ts'
import { typeInto } from '../../test/typeInto.ts'

export default { title: 'view/Onramp token select' } satisfies StoryDefault

const Tokens = ({ search, ...options }: StoryOnramp & { readonly search?: string }): ReactElement => (
  <StoryModal
    view="OnRampTokenSelect"
    {...storyOnramp(options)}
    setUp={async () => search && (await typeInto('input[type=search]', search))}
  />
)

export const filled: Story = () => <Tokens />

export const many: Story = () => <Tokens tokens={250} />

export const found: Story = () => <Tokens tokens={40} search="moss" />

export const notFound: Story = () => <Tokens tokens={40} search="doubloon" />

export const usual: Story = () => <Tokens options="fail" />

export const loading: Story = () => <Tokens options="wait" />

export const none: Story = () => <Tokens supported={['eip155:10']} />
