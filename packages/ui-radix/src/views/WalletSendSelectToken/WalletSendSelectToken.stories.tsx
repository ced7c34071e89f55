import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storySend, type StorySendOptions } from '../../test/storySend.ts'
import type { StoryTokens } from '../../test/storyTokens.ts'
import { typeInto } from '../../test/typeInto.ts'

export default { title: 'view/Wallet send select token' } satisfies StoryDefault

type TokensProps = StoryTokens & Pick<StorySendOptions, 'balance'> & { readonly search?: string }

const Tokens = ({ search, balance, ...tokens }: TokensProps): ReactElement => (
  <StoryModal
    connected
    view="WalletSendSelectToken"
    {...storySend({ tokens, balance })}
    setUp={async () => search && (await typeInto('input[type=search]', search))}
  />
)

export const filled: Story = () => <Tokens />

export const many: Story = () => <Tokens count={400} />

export const found: Story = () => <Tokens search="moss" />

export const notFound: Story = () => <Tokens search="doubloon" />

export const empty: Story = () => <Tokens count={0} balance="0" />

export const loading: Story = () => <Tokens faultOf={() => 'wait'} />

export const failed: Story = () => <Tokens faultOf={() => 'fail'} />
