import { withDeadline } from '../../async/deadline.ts'
import { now } from '../../async/timing.ts'
import { createNonce } from '../../siwx/createNonce.ts'
import { createError } from '../errors.ts'
import { leavePage, pageUrl, replacePageUrl } from '../page.ts'
import { readPopupMessage, readReturn, returnUrl, withReturnUrl } from '../socialRules.ts'
import type { EmbeddedWallet, SocialResult } from '../types.ts'
import type { FrameController } from './createFrameController.ts'
import type { RuntimeParts } from './types.ts'

/** Time limit for the provider's URL (docs/spec/views.md §4.2.4). */
const URI_MS = 45_000

export type SocialLogin = Pick<EmbeddedWallet, 'getSocialUri' | 'acceptSocial' | 'leaveForSocial'> & {
  /** Takes the social result for the next login; later calls return nothing. */
  readonly take: () => SocialResult | undefined
}

/** Login with a social provider, in a popup or on a page of its own. */
export function createSocialLogin(
  { loginStorage }: Pick<RuntimeParts, 'loginStorage'>,
  { whenReady }: Pick<FrameController, 'whenReady'>,
): SocialLogin {
  let accepted: SocialResult | undefined

  async function getSocialUri({
    provider,
    signal,
  }: Parameters<EmbeddedWallet['getSocialUri']>[0]): Promise<string> {
    const ask = async (ending: AbortSignal): Promise<string> => {
      const client = await whenReady(ending)
      const { uri } = await client.request('GET_SOCIAL_REDIRECT_URI', { provider }, { signal: ending })
      return uri
    }
    return withDeadline(ask, { milliseconds: URI_MS, late: () => createError('SOCIAL_FAILED'), signal })
  }

  /** Result that a provider added to the page's URL. Ignored without the nonce of the login that left the page. */
  function takeReturn(): SocialResult | undefined {
    const { provider, nonce } = loginStorage.awaited(now()) ?? {}
    if (provider === undefined || nonce === undefined || provider === 'farcaster') return undefined
    const found = readReturn(pageUrl(), nonce)
    if (!found) return undefined
    loginStorage.forgetAwaited()
    replacePageUrl(found.cleanUrl)
    const reply = readPopupMessage({ data: { resultUri: found.uri }, isFromSite: true, isFromWindow: true })
    return reply.kind === 'result' ? { provider, uri: reply.uri } : undefined
  }

  return {
    getSocialUri,
    acceptSocial: (result) => void (accepted = result),
    async leaveForSocial({ provider, signal }) {
      const uri = await getSocialUri({ provider, signal })
      const nonce = createNonce()
      const url = withReturnUrl(uri, returnUrl(pageUrl(), nonce))
      if (url === undefined) throw createError('SOCIAL_STATE_MISSING', { url: uri })
      loginStorage.noteAwaited({ provider, nonce }, now())
      leavePage(url)
    },
    take() {
      const result = accepted ?? takeReturn()
      accepted = undefined
      return result
    },
  }
}
