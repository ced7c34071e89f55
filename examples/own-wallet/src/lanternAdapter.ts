import { abortable, type ChainAdapter, toFoyerError } from '@foyer/chains'
import { cosmos } from '@foyer/chains/cosmos'
import { createLanternConnector } from './createLanternConnector.ts'
import { type Lantern, type LanternPage, READY_EVENT } from './lantern.ts'

const origin = {
  prefix: 'cosmos:signMessage',
  code: 'SIGN_MESSAGE_FAILED',
  shortMessage: 'Sign message failed',
}

/** Adapter of Cosmos that finds Lantern. Operations that do not ask the wallet are those of `cosmos()`. */
export function lanternAdapter(page: LanternPage): ChainAdapter<'cosmos'> {
  return {
    namespace: 'cosmos',
    discover({ announce }) {
      let leave: (() => void) | undefined
      const look = (): void => {
        if (leave || !page.lantern) return
        const { connector, dispose } = createLanternConnector(() => page.lantern)
        const unlist = announce(connector)
        leave = () => {
          unlist()
          dispose()
        }
      }
      page.addEventListener(READY_EVENT, look)
      look()
      return () => {
        page.removeEventListener(READY_EVENT, look)
        leave?.()
        leave = undefined
      }
    },
    operations: {
      ...cosmos().operations,
      signMessage:
        async () =>
        async ({ provider, signal }, { address, message }) => {
          try {
            return await abortable((provider as Lantern).sign({ address, text: message }), signal)
          } catch (error) {
            throw signal?.aborted ? signal.reason : toFoyerError(error, origin)
          }
        },
    },
  }
}
