import type { ConfigParameter } from '../types.ts'
import type { Features } from '../features.ts'
import { internalsOf } from '../internals.ts'
import { useConfig } from '../../react/useConfig.ts'

export type UseFeaturesReturnType = Features & {
  readonly isNetworkSwitchEnabled: boolean
  readonly areWalletsEnabled: boolean
  readonly termsConditionsUrl: string | undefined
  readonly privacyPolicyUrl: string | undefined
}

/** What the app offers. */
export function useFeatures(parameters: ConfigParameter = {}): UseFeaturesReturnType {
  const { options } = internalsOf(useConfig(parameters))
  return {
    ...options.features,
    isNetworkSwitchEnabled: options.enableNetworkSwitch,
    areWalletsEnabled: options.enableWallets,
    termsConditionsUrl: options.termsConditionsUrl,
    privacyPolicyUrl: options.privacyPolicyUrl,
  }
}
