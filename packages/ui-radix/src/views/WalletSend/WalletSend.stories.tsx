import { switchNetwork } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { arranging } from '../../test/arranging.ts'
import { samples } from '../../test/samples.ts'
import { StoryModal } from '../../test/storyConfig.tsx'
import {
  fillForm,
  STORY_RECEIVER,
  storySend,
  type StoryForm,
  type StorySendOptions,
} from '../../test/storySend.ts'
import { storyToken } from '../../test/storyTokens.ts'

export default { title: 'view/Wallet send' } satisfies StoryDefault

const Send = ({ form = {}, ...options }: StorySendOptions & { readonly form?: StoryForm }): ReactElement => (
  <StoryModal
    connected
    view="WalletSend"
    {...storySend(options)}
    setUp={(config) => fillForm(config, form)}
  />
)

export const empty: Story = () => <Send />

export const chosen: Story = () => <Send form={{ token: 0 }} />

export const typed: Story = () => <Send form={{ token: 0, amount: '0.25' }} />

export const filled: Story = () => <Send form={{ token: 1, amount: '1.5', receiver: STORY_RECEIVER }} />

export const max: Story = () => <Send form={{ token: 0, amount: 'max' }} />

export const invalidAmount: Story = () => <Send form={{ token: 0, amount: '0', receiver: STORY_RECEIVER }} />

export const insufficientBalance: Story = () => <Send form={{ token: 0, amount: '150' }} />

export const invalidReceiver: Story = () => <Send form={{ token: 0, amount: '0.25', receiver: '0x12' }} />

export const resolving: Story = () => <Send form={{ token: 0, amount: '0.25', receiver: 'slow.example' }} />

export const named: Story = () => <Send form={{ token: 0, amount: '0.25', receiver: 'mira.example' }} />

export const unknownName: Story = () => (
  <Send form={{ token: 0, amount: '0.25', receiver: 'mira..example' }} />
)

export const lookupFailed: Story = () => (
  <Send form={{ token: 0, amount: '0.25', receiver: 'nobody.example' }} />
)

export const noPrice: Story = () => <Send form={{ token: 4, amount: '1', receiver: STORY_RECEIVER }} />

/** The visitor has changed the network after the form was filled in. */
export const emptied: Story = () => (
  <StoryModal
    connected
    view="WalletSend"
    {...storySend()}
    setUp={(config) =>
      arranging(async () => {
        await fillForm(config, { token: 0, amount: '0.25', receiver: STORY_RECEIVER })
        await switchNetwork(config, { caipNetworkId: 'eip155:8453' })
      })
    }
  />
)

/** Values set by the app cannot be changed. */
export const requested: Story = () => (
  <StoryModal
    connected
    view="WalletSend"
    data={{ send: { amount: '0.25', namespace: 'eip155', chainId: '1', to: STORY_RECEIVER } }}
    {...storySend()}
  />
)

export const hostile: Story = () => (
  <Send
    tokens={{
      tokens: [
        storyToken(1, {
          name: `\u202EUSDC ${'W'.repeat(500)}`,
          symbol: `\u202E${'W'.repeat(60)}`,
          iconUrl: samples.broken,
          quantity: { decimals: '18', numeric: '123456789012345678901234567890.123456789012345678' },
        }),
      ],
    }}
    form={{ token: 0, amount: '12345678901234567890.123456789012345678', receiver: STORY_RECEIVER }}
  />
)
