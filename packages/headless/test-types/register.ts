// A separate program, since its declaration applies globally: an app that registers its one config.
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import {
  type Config,
  createConfig,
  isFoyerError,
  type RegisteredConfig,
  useAccount,
  useConfig,
  useModalRouter,
  useRouteData,
  useSwitchNetwork,
} from '@foyer/headless'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })

declare module '@foyer/headless' {
  interface Register {
    config: typeof config
  }
  interface Routes {
    Terms: { readonly version: number }
  }
  interface ErrorCodes {
    shop: 'OUT_OF_STOCK'
  }
}

type IsSame<a, b> = [a] extends [b] ? ([b] extends [a] ? true : false) : false
export const isRegistered: IsSame<RegisteredConfig, typeof config> = true
// @ts-expect-error it is no longer just any config
export const isAny: IsSame<RegisteredConfig, Config> = true

export function Hooks(): void {
  const own: typeof config = useConfig()
  const { switchNetwork } = useSwitchNetwork()
  switchNetwork({ caipNetworkId: own.networks[1].caipNetworkId })
  // @ts-expect-error not configured
  switchNetwork({ caipNetworkId: 'eip155:10' })

  // The config has EVM networks alone.
  const address: `0x${string}` | undefined = useAccount().address
  void address

  const { push } = useModalRouter()
  push('Terms', { version: 1 })
  // @ts-expect-error its data are missing
  push('Terms')
  const version: number | undefined = useRouteData('Terms')?.version
  void version
}

export function Errors(error: unknown): string | undefined {
  if (isFoyerError(error, 'OUT_OF_STOCK')) return error.code
  // @ts-expect-error declared nowhere
  return isFoyerError(error, 'OUT_OF_STOK') ? 'x' : undefined
}
