import { switchNetwork } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal, type StoryProps } from '../../test/storyConfig.tsx'
import { hostileTransactions, type StoryHistory, storyHistory } from '../../test/storyHistory.ts'
import { waitForElement } from '../../test/typeInto.ts'

export default { title: 'view/Transactions' } satisfies StoryDefault

const History = ({
  history,
  ...story
}: StoryProps<'Transactions'> & { readonly history?: StoryHistory }): ReactElement => (
  <StoryModal view="Transactions" connected {...storyHistory(history)} {...story} />
)

/** Scrolls to the end of the loaded items. */
const scrollDown = async (): Promise<void> => {
  const list = await waitForElement('[data-foyer-part=long-list]')
  list.lastElementChild?.scrollIntoView()
}

export const filled: Story = () => <History />

export const loading: Story = () => <History history={{ faultOf: () => 'wait' }} />

export const empty: Story = () => <History history={{ count: 0 }} />

export const failed: Story = () => <History history={{ faultOf: () => 'fail' }} />

export const moreToCome: Story = () => (
  <History history={{ count: 40, faultOf: (page) => (page > 0 ? 'wait' : undefined) }} setUp={scrollDown} />
)

export const moreFailed: Story = () => (
  <History history={{ count: 40, faultOf: (page) => (page > 0 ? 'fail' : undefined) }} setUp={scrollDown} />
)

export const hostile: Story = () => <History history={{ transactions: hostileTransactions }} />

export const tenThousand: Story = () => <History history={{ count: 10_000, pageSize: 1000 }} />

export const otherNetwork: Story = () => (
  <History setUp={(config) => switchNetwork(config, { caipNetworkId: 'eip155:8453' })} />
)
