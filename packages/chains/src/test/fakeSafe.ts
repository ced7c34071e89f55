import { createFakePage } from './fakePage.ts'

export const SAFE_ORIGIN = 'https://app.safe.global'
export const SAFE_ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Request = { readonly id: string; readonly method: string; readonly params: unknown }
type Answers = Record<string, (params: never) => unknown>

export type FakeSafe = {
  /** Window of the framed page. */
  readonly page: ReturnType<typeof createFakePage>
  readonly asked: Request[]
  /** Target origins of posted requests. */
  readonly targets: string[]
  readonly answers: Answers
  /** Posts a message to the page, by default as the Safe. */
  readonly post: (data: unknown, from?: { readonly origin?: string; readonly source?: unknown }) => void
}

/** Page framed by a fake Safe, which responds with `answers`. */
export function createFakeSafe(options: { readonly origin?: string } = {}): FakeSafe {
  const { origin = SAFE_ORIGIN } = options
  const page = createFakePage()
  const asked: Request[] = []
  const targets: string[] = []
  const answers: Answers = {
    getSafeInfo: () => ({
      safeAddress: SAFE_ADDRESS,
      chainId: 1,
      threshold: 1,
      owners: [],
      isReadOnly: false,
    }),
  }
  const parent = {
    postMessage(data: Request, target: string) {
      targets.push(target)
      // Browsers deliver messages to the target origin only.
      if (target !== origin) return
      asked.push(data)
      void answer(data)
    },
  }
  const post: FakeSafe['post'] = (data, from = {}) => {
    const event = Object.assign(new Event('message'), { data, origin, source: parent, ...from })
    page.dispatchEvent(event)
  }
  async function answer({ id, method, params }: Request): Promise<void> {
    const perform = answers[method]
    // A Safe does not respond to unknown methods.
    if (!perform) return
    try {
      const data = await perform(params as never)
      post({ id, success: true, data, version: '9.1.0' })
    } catch (error) {
      post({ id, success: false, error: String(error), version: '9.1.0' })
    }
  }
  Object.assign(page, {
    parent,
    crypto: globalThis.crypto,
    location: { ancestorOrigins: [origin] },
    document: { referrer: '' },
  })
  return { page, asked, targets, answers, post }
}
