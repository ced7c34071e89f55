import type { PayRequest } from '@foyer/headless'
import { pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { arranging } from '../../test/arranging.ts'
import { samples } from '../../test/samples.ts'
import { StoryModal, storyWallet, type StoryWalletOptions } from '../../test/storyConfig.tsx'
import { askForPay, storyPay, storyRequest } from '../../test/storyPay.ts'
import type { StorySendOptions } from '../../test/storySend.ts'
import { press } from '../../test/typeInto.ts'

export default { title: 'view/Pay quote' } satisfies StoryDefault

const Quote = ({
  request,
  onSwitch,
  isConfirmed,
  ...options
}: StorySendOptions &
  Pick<StoryWalletOptions, 'onSwitch'> & {
    readonly request?: PayRequest
    readonly isConfirmed?: boolean
  }): ReactElement => (
  <StoryModal
    connected
    wallets={[storyWallet('Marigold', { icon: samples.orange, onSwitch })]}
    {...storyPay(options)}
    setUp={(config) =>
      arranging(async () => {
        askForPay(config, request)
        pushView(config, 'PayQuote')
        if (isConfirmed) await press('[data-view=PayQuote] [data-variant=primary]:not([aria-disabled])')
      })
    }
  />
)
const [option, other = option] = storyRequest.options

export const quoted: Story = () => <Quote />

export const asking: Story = () => <Quote wallet="wait" isConfirmed />

export const declined: Story = () => <Quote wallet="reject" isConfirmed />

export const oneOption: Story = () => <Quote request={{ ...storyRequest, options: [option] }} />

export const feeUnknown: Story = () => <Quote fee="failed" />

export const feeTooLow: Story = () => <Quote fee="9000000000000000000" />

export const refused: Story = () => <Quote fee="refused" />

export const reverted: Story = () => <Quote fee="reverted" />

export const withheld: Story = () => (
  <Quote
    request={{ ...storyRequest, options: [other] }}
    withheld="2500000000000000"
    deposit="2039280000000000"
  />
)

export const quoting: Story = () => <Quote tokens={{ faultOf: () => 'wait' }} />

/** The option is on another network, which the wallet is asked to switch to. */
const elsewhere: PayRequest = { ...storyRequest, options: [{ ...option, caipNetworkId: 'eip155:8453' }] }
export const switching: Story = () => <Quote request={elsewhere} onSwitch="wait" />

export const switchDeclined: Story = () => <Quote request={elsewhere} onSwitch="reject" />

export const insufficient: Story = () => (
  <Quote request={{ ...storyRequest, options: [{ ...option, amount: '5000' }] }} />
)

export const wrongToken: Story = () => (
  <Quote request={{ ...storyRequest, options: [{ ...option, decimals: 6 }] }} />
)
