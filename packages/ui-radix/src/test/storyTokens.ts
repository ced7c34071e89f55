import type { NftSource } from '@foyer/headless'
import { http, type RequestHandler } from 'msw'
import { samples } from './samples.ts'
import {
  answerWith,
  nothingElse,
  STORY_BACKEND,
  storyFetch,
  type StoryFault,
  supportedChains,
} from './storyBackend.ts'

const words = ['Ether', 'Pebble Dollar', 'Moss', 'Lantern', 'Harbour', 'Thistle', 'Quartz', 'Willow']
const pictures = [samples.blue, samples.orange, samples.violet, undefined, samples.white]

/** A token as the backend sends it. */
export const storyToken = (
  index: number,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => {
  const price = index === 3 ? 0 : 1810 / (index + 1)
  return {
    name: `${words[index % words.length]}${index < words.length ? '' : ` ${index}`}`,
    symbol: index === 0 ? 'ETH' : words[index % words.length]?.slice(0, 4).toUpperCase(),
    chainId: 'eip155:1',
    ...(index > 0 && { address: `eip155:1:0x${index.toString(16).padStart(40, '0')}` }),
    price,
    quantity: { decimals: '18', numeric: `${(index % 7) + 1}.234567` },
    iconUrl: pictures[index % pictures.length],
    ...more,
  }
}

export type StoryTokens = {
  /** @default 5 */
  readonly count?: number | undefined
  /** Tokens instead of the default ones. */
  readonly tokens?: readonly unknown[] | undefined
  /** Fault of a query. */
  readonly faultOf?: (() => StoryFault) | undefined
  /** Handlers of further endpoints of the backend. */
  readonly handlers?: readonly RequestHandler[] | undefined
}

/** Options of a config with a backend that has the tokens of an account, without network. */
export function storyTokens({ count = 5, tokens, faultOf, handlers = [] }: StoryTokens = {}): {
  readonly endpoints: { readonly blockchain: string }
  readonly fetch: typeof globalThis.fetch
} {
  const balances = tokens ?? Array.from({ length: count }, (_, index) => storyToken(index))
  return {
    endpoints: { blockchain: STORY_BACKEND },
    fetch: storyFetch(
      supportedChains('eip155:1', 'eip155:8453'),
      http.get(`${STORY_BACKEND}/*/balance`, () => answerWith(faultOf?.(), () => ({ balances }))),
      ...handlers,
      nothingElse,
    ),
  }
}

/** An NFT source of a host, with pages of six. */
export const storyNfts =
  (count: number, faultOf: (page: number) => StoryFault = () => undefined): NftSource =>
  async (_, { cursor = '0' }) => {
    const start = Number(cursor)
    const fault = faultOf(start / 6)
    if (fault === 'wait') await new Promise(() => {})
    if (fault === 'fail') throw new TypeError('no answer')
    const items = Array.from({ length: Math.min(6, count - start) }, (_place, index) => ({
      id: `${start + index}`,
      name: `${words[(start + index) % words.length]} #${start + index}`,
      collection: 'Meadow',
      imageUrl: pictures[(start + index) % pictures.length],
    }))
    return { items, ...(start + 6 < count && { next: `${start + 6}` }) }
  }
