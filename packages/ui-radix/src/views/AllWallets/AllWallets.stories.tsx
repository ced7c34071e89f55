import type { Config } from '@foyer/headless'
import { openModal, pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal, type StoryProps, storyWallet } from '../../test/storyConfig.tsx'
import { type StoryDirectory, storyDirectory, storyEntry } from '../../test/storyDirectory.ts'
import { typeInto, waitForElement } from '../../test/typeInto.ts'

export default { title: 'view/All wallets' } satisfies StoryDefault

type Props = StoryProps<'AllWallets'> & { readonly directory?: StoryDirectory | undefined }

const open = (config: Config) => {
  openModal(config, { view: 'Connect' })
  pushView(config, 'AllWallets')
}

const All = ({ directory, setUp, ...props }: Props): ReactElement => (
  <StoryModal
    wallets={[Object.assign(storyWallet('Marigold'), { rdns: 'test.marigold' })]}
    {...storyDirectory(directory)}
    {...props}
    setUp={async (config) => {
      open(config)
      await setUp?.(config)
    }}
  />
)

const search = (text: string) => () => typeInto('input[type=search]', text)
const certify = async () => (await waitForElement<HTMLElement>('[role=switch]')).click()

export const pages: Story = () => <All />

export const few: Story = () => <All directory={{ count: 9 }} />

export const thousands: Story = () => <All directory={{ count: 5000 }} />

export const firstLoad: Story = () => <All directory={{ faultOf: () => 'wait' }} />

export const nextPageLoading: Story = () => (
  <All directory={{ faultOf: (query) => (query.get('page') === '2' ? 'wait' : undefined) }} />
)

export const searching: Story = () => (
  <All
    directory={{ faultOf: (query) => (query.has('search') ? 'wait' : undefined) }}
    setUp={search('amber')}
  />
)

export const found: Story = () => <All setUp={search('amber')} />

export const noMatch: Story = () => <All setUp={search('zzz')} />

export const certified: Story = () => <All setUp={certify} />

export const failed: Story = () => <All directory={{ faultOf: () => 'fail' }} />

export const nextPageFailed: Story = () => (
  <All directory={{ faultOf: (query) => (query.get('page') === '2' ? 'fail' : undefined) }} />
)

export const empty: Story = () => <All directory={{ entries: [] }} />

export const off: Story = () => <All endpoints={{}} />

export const hostileNames: Story = () => (
  <All
    directory={{
      entries: [
        { ...storyEntry(0), name: 'W'.repeat(500) },
        { ...storyEntry(1), name: '\u202Eelif txt.exe' },
        { ...storyEntry(2), name: '<img src=x onerror=alert(1)>' },
        { ...storyEntry(3), name: 'محفظة' },
        { ...storyEntry(4), name: '🦊🦊🦊', image_url: 'https://tracker.invalid/pixel.png' },
      ],
    }}
  />
)
