import { openModal } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { arranging } from '../../test/arranging.ts'
import { StoryModal } from '../../test/storyConfig.tsx'
import { reviewForm, storySend, type StoryForm, type StorySendOptions } from '../../test/storySend.ts'
import { press } from '../../test/typeInto.ts'

export default { title: 'view/Wallet send preview' } satisfies StoryDefault

const Preview = ({
  form,
  isConfirmed,
  ...options
}: StorySendOptions & { readonly form?: StoryForm; readonly isConfirmed?: boolean }): ReactElement => (
  <StoryModal
    connected
    {...storySend(options)}
    setUp={(config) =>
      arranging(async () => {
        await reviewForm(config, form)
        openModal(config, { view: 'WalletSendPreview' })
        if (isConfirmed) await press('[data-view=WalletSendPreview] [data-variant=primary]')
      })
    }
  />
)

export const native: Story = () => <Preview />

export const token: Story = () => <Preview form={{ token: 1, amount: '1.000001' }} />

export const newAccount: Story = () => <Preview form={{ token: 1 }} deposit="2039280000000000" />

export const withheld: Story = () => <Preview form={{ token: 1 }} withheld="2500000000000000" />

export const ownAddress: Story = () => (
  <Preview form={{ receiver: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }} />
)

export const notCovered: Story = () => <Preview fee="9000000000000000000" />

export const feePending: Story = () => <Preview fee="pending" />

export const feeUnknown: Story = () => <Preview fee="failed" />

export const refused: Story = () => <Preview form={{ token: 1 }} fee="refused" />

export const reverted: Story = () => <Preview form={{ token: 1 }} fee="reverted" />

export const asking: Story = () => <Preview wallet="wait" isConfirmed />

export const declined: Story = () => <Preview wallet="reject" isConfirmed />

export const unclear: Story = () => <Preview wallet="unclear" isConfirmed />

/** All decimals are shown. */
export const exact: Story = () => <Preview form={{ amount: '0.123456789012345678' }} />
