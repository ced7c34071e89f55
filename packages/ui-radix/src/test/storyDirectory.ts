import { http } from 'msw'
import { samples } from './samples.ts'
import { answerWith, storyFetch, type StoryFault } from './storyBackend.ts'

const words = ['Amber', 'Basin', 'Copper', 'Dune', 'Ember', 'Ferry', 'Grove', 'Haven', 'Inlet', 'Jetty']
const pictures = [samples.orange, samples.violet, samples.blue, undefined, samples.white]

/** A wallet of the directory as backends send it; its icon needs no request. */
export const storyEntry = (index: number): Readonly<Record<string, unknown>> => ({
  id: `w${index}`,
  name: `${words[index % words.length]} ${words[Math.floor(index / words.length) % words.length]}`,
  homepage: `https://w${index}.example/`,
  image_url: pictures[index % pictures.length],
  badge_type: index % 3 === 1 ? 'certified' : 'none',
  order: index,
  mobile_link: `w${index}:`,
  rdns: index === 2 ? 'test.marigold' : undefined,
})

export type StoryDirectory = {
  /** @default 100 */
  readonly count?: number | undefined
  /** Entries instead of the default ones. */
  readonly entries?: readonly unknown[] | undefined
  /** Fault of this query. */
  readonly faultOf?: ((query: URLSearchParams) => StoryFault) | undefined
}

/** Options of a config with a directory that needs no network. */
export function storyDirectory({ count = 100, entries, faultOf }: StoryDirectory = {}): {
  readonly endpoints: { readonly kit: string }
  readonly fetch: typeof globalThis.fetch
} {
  const all = entries ?? Array.from({ length: count }, (_, index) => storyEntry(index))
  const find = (query: URLSearchParams): object => {
    const list = (name: string): readonly string[] => query.get(name)?.split(',') ?? []
    const search = query.get('search')?.toLowerCase() ?? ''
    const found = (all as Readonly<Record<string, unknown>>[]).filter(
      ({ id, name, badge_type: badge, rdns }) =>
        (!query.has('include') || list('include').includes(String(id))) &&
        !list('exclude').includes(String(id)) &&
        String(name).toLowerCase().includes(search) &&
        (!query.has('badge_type') || badge === query.get('badge_type')) &&
        (!query.has('badge') || list('rdns').includes(String(rdns))),
    )
    const size = Number(query.get('entries'))
    const start = (Number(query.get('page')) - 1) * size
    return { data: found.slice(start, start + size), count: found.length }
  }
  return {
    endpoints: { kit: 'https://directory.example' },
    fetch: storyFetch(
      http.get('*', ({ request }) => {
        const query = new URL(request.url).searchParams
        return answerWith(faultOf?.(query), () => find(query))
      }),
    ),
  }
}
