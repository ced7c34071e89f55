import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { samples } from '../../test/samples.ts'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storySessions, type StorySessionsOptions } from '../../test/storySessions.ts'
import { press } from '../../test/typeInto.ts'

export default { title: 'view/Smart session list' } satisfies StoryDefault

const BUTTON = '[data-foyer-part=view]:not([data-foyer-leaving]) button'

/** Clicks controls in sequence, each once it is shown. */
async function pressAll(names: readonly string[]): Promise<void> {
  for (const name of names) await press(BUTTON, name)
}

const Sessions = ({
  presses = [],
  ...options
}: StorySessionsOptions & { readonly presses?: readonly string[] }): ReactElement => (
  <StoryModal
    connected
    view="SmartSessionList"
    {...storySessions(options)}
    setUp={() => void pressAll(presses).catch(console.error)}
  />
)

const several = [
  { name: 'Orchard' },
  { name: 'Lantern', iconUrl: samples.violet, url: 'https://lantern.example', ends: 2 },
  { name: 'Tide', iconUrl: samples.blue, begins: -1000, ends: 500 },
  { name: 'Old orchard', begins: -100, ends: -50 },
  { name: 'Given back', begins: -200, isRevoked: true },
]

export const active: Story = () => <Sessions sessions={several} />

/** The button in the header of the account opens the list. */
export const fromAccount: Story = () => <StoryModal connected view="Account" {...storySessions()} />

export const expired: Story = () => <Sessions sessions={several} presses={['Expired']} />

export const revoked: Story = () => <Sessions sessions={several} presses={['Revoked']} />

export const expanded: Story = () => <Sessions sessions={several} presses={['Orchard']} />

/** Allowances of tokens whose decimals are not known. */
export const allowances: Story = () => (
  <Sessions
    sessions={[
      {
        allowances: ['0x4c4b40', `0x${'f'.repeat(64)}`].map((allowance) => ({
          type: 'erc20-recurring-allowance',
          data: {
            token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
            allowance,
            start: 1,
            period: 604_800,
          },
        })),
      },
    ]}
    presses={['Orchard']}
  />
)

export const confirming: Story = () => <Sessions sessions={several} presses={['Orchard', 'Revoke Orchard']} />

export const revoking: Story = () => (
  <Sessions wallet="wait" sessions={several} presses={['Orchard', 'Revoke Orchard', 'Revoke']} />
)

export const revokeFailed: Story = () => (
  <Sessions wallet="fail" sessions={several} presses={['Orchard', 'Revoke Orchard', 'Revoke']} />
)

export const loading: Story = () => <Sessions fault="wait" />

export const empty: Story = () => <Sessions sessions={[]} />

export const failed: Story = () => <Sessions fault="fail" />

export const off: Story = () => <StoryModal connected view="SmartSessionList" />

export const notConnected: Story = () => <StoryModal view="SmartSessionList" {...storySessions()} />

/** Malicious names of an app and its functions. */
export const hostile: Story = () => (
  <Sessions
    sessions={[
      {
        name: `\u202Ekcab ti dneS ${'W'.repeat(500)}`,
        url: `https://${'very-long-label.'.repeat(12)}example/?next=javascript:alert(1)`,
        iconUrl: samples.broken,
        functions: [
          { functionName: '\u202Ereffo' },
          { functionName: 'x'.repeat(500) },
          { functionName: '<b>' },
        ],
      },
      { name: null, url: 'javascript:alert(1)', iconUrl: 'http://spy.example/i.png' },
      { name: 'محفظة', url: 'https://xn--80ak6aa92e.example', iconUrl: samples.white },
    ]}
    presses={[`kcab ti dneS ${'W'.repeat(51)}`]}
  />
)
