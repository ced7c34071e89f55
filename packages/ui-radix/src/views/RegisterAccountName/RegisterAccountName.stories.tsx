import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyRegistration, type StoryRegistrationOptions } from '../../test/storyRegistration.ts'
import { typeInto, waitForElement } from '../../test/typeInto.ts'

export default { title: 'view/Register account name' } satisfies StoryDefault

type RegisterProps = StoryRegistrationOptions & {
  readonly typed?: string
  /** Submits once enabled. */
  readonly submits?: boolean
}

const Register = ({ typed, submits, ...options }: RegisterProps): ReactElement => (
  <StoryModal
    connected
    view="RegisterAccountName"
    {...storyRegistration(options)}
    setUp={async () => {
      if (typed !== undefined) await typeInto('[data-foyer-part=field-input]', typed)
      if (submits) (await waitForElement<HTMLElement>('button[type=submit]:not([aria-disabled])')).click()
    }}
  />
)

export const empty: Story = () => <Register />

export const tooShort: Story = () => <Register typed="mir" />

export const otherLetters: Story = () => <Register typed="Mïra!" />

/** Valid characters, but not a valid ENSIP-15 name. */
export const invalid: Story = () => <Register typed="te--st" />

export const checking: Story = () => <Register typed="mira" suggestions="pending" />

export const suggested: Story = () => <Register typed="mira" />

export const taken: Story = () => <Register typed="mira" taken={['mira.reown.id', 'mira1.reown.id']} />

export const noSuggestions: Story = () => <Register typed="mira" suggestions="none" />

export const suggestionsFailed: Story = () => <Register typed="mira" suggestions="failed" />

export const longName: Story = () => <Register typed={'a-name-that-goes-on-and-on'.repeat(4)} />

export const signing: Story = () => <Register typed="mira" submits wallet="wait" />

export const submitting: Story = () => <Register typed="mira" submits service="wait" />

export const declined: Story = () => <Register typed="mira" submits wallet="reject" />

export const failed: Story = () => <Register typed="mira" submits service="refuse" />

export const named: Story = () => <Register name="mira.reown.id" />

/** A name service of the host. */
export const otherZone: Story = () => (
  <Register typed="mira" type="ANNOUNCED" registrants="any" zone="orchard.example" />
)

export const otherWallet: Story = () => <Register type="ANNOUNCED" />
