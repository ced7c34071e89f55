import { getQueryClient } from '@foyer/headless/query'
import type { Story, StoryDefault } from '@ladle/react'
import type { Query } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { samples } from '../../test/samples.ts'
import { nothingElse, STORY_BACKEND, storyFetch, supportedChains } from '../../test/storyBackend.ts'
import { storyAdapter, StoryModal, type StoryProps } from '../../test/storyConfig.tsx'
import { StoryDevice } from '../../test/storyPairing.tsx'
import { storyNfts, storyToken, storyTokens } from '../../test/storyTokens.ts'
import { press } from '../../test/typeInto.ts'

export default { title: 'view/Account' } satisfies StoryDefault

const Connected = (story: StoryProps<'Account'>): ReactElement => (
  <StoryModal view="Account" connected {...story} />
)

/** Selects a tab once the view is shown. */
const openNfts = (): Promise<void> => press('[role=tab][id$="-trigger-nfts"]')

export const tokensLoading: Story = () => <Connected {...storyTokens({ faultOf: () => 'wait' })} />

export const tokensFailed: Story = () => <Connected {...storyTokens({ faultOf: () => 'fail' })} />

export const tokensOffline: Story = () => (
  <StoryDevice isOffline>
    <Connected {...storyTokens({ faultOf: () => 'fail' })} />
  </StoryDevice>
)

export const tokensStale: Story = () => {
  let isDown = false
  return (
    <Connected
      {...storyTokens({ faultOf: () => (isDown ? 'fail' : undefined) })}
      setUp={async (config) => {
        const queryClient = getQueryClient(config)
        const queryKey = ['foyer']
        const predicate = ({ queryKey: [, , name], state }: Query): boolean =>
          name === 'tokenBalances' && state.data !== undefined
        while (queryClient.getQueryCache().findAll({ queryKey, predicate }).length === 0)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        isDown = true
        await queryClient.refetchQueries({ queryKey, predicate })
      }}
    />
  )
}

const NoTokens = (story: StoryProps<'Account'>): ReactElement => (
  <Connected {...storyTokens({ count: 0 })} adapters={[storyAdapter('eip155', '0')]} {...story} />
)

export const tokensEmpty: Story = () => <NoTokens />

export const tokensEmptyNoFeatures: Story = () => <NoTokens features={{ onramp: false, receive: false }} />

export const tokensUnsupported: Story = () => (
  <Connected endpoints={{ blockchain: STORY_BACKEND }} fetch={storyFetch(supportedChains(), nothingElse)} />
)

export const tokensHostile: Story = () => (
  <Connected
    {...storyTokens({
      tokens: [
        storyToken(1, { name: '\u202Eelif <b>x</b> ' + 'y'.repeat(300), symbol: 'z'.repeat(90) }),
        storyToken(2, { quantity: { decimals: '18', numeric: `${2n ** 256n - 1n}.5` }, price: 1e300 }),
        storyToken(3, { quantity: { decimals: '18', numeric: '0.000000000000000001' } }),
        storyToken(4, { name: '\u0000', symbol: '\u200B', iconUrl: 'javascript:alert(1)' }),
        storyToken(5, { value: 999_999_999_999.99, iconUrl: samples.broken }),
        storyToken(6, { name: 'Visit scam.example to claim', quantity: { decimals: '0', numeric: '1' } }),
      ],
    })}
  />
)

export const tokensFew: Story = () => <Connected {...storyTokens({ count: 2 })} />

export const dashboard: Story = () => <Connected accountLayout="dashboard" {...storyTokens({ count: 1 })} />

export const tokensMany: Story = () => <Connected {...storyTokens({ count: 3000 })} />

export const nftsLoading: Story = () => <Connected nfts={storyNfts(6, () => 'wait')} setUp={openNfts} />

export const nftsFailed: Story = () => <Connected nfts={storyNfts(6, () => 'fail')} setUp={openNfts} />

export const nftsEmpty: Story = () => <Connected nfts={storyNfts(0)} setUp={openNfts} />

export const nftsMany: Story = () => <Connected nfts={storyNfts(20)} setUp={openNfts} />

export const nftsMoreFailed: Story = () => (
  <Connected nfts={storyNfts(20, (page) => (page > 0 ? 'fail' : undefined))} setUp={openNfts} />
)

export const nftsHostile: Story = () => (
  <Connected
    nfts={async () => ({
      items: [
        { id: '1', name: '\u202Eelif <b>x</b> ' + 'y'.repeat(300), collection: 'z'.repeat(300) },
        { id: '2', name: '', imageUrl: 'javascript:alert(1)' },
        { id: '3', name: 'A prize for you', isSpam: true },
        { id: '4', name: 'Broken', imageUrl: samples.broken },
      ],
    })}
    setUp={openNfts}
  />
)
