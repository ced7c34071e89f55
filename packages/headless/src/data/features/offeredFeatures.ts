import type { ChainNamespace } from '@foyer/chains'
import {
  defaultFeatures,
  type Features,
  type Readings,
  type WantedFeatures,
  type KnownFeatures,
} from '../../core/features.ts'
import { internalsOf } from '../../core/internals.ts'
import { optionsOf, hasSignIn, wantedFeatures } from '../../core/options.ts'
import { type FeatureReasons, resolveFeatures, hasFeature } from './featureRules.ts'
import type { Environment } from './environmentRules.ts'
import type { Config, AccountLayout } from '../../core/types.ts'
import type { GetAccountReturnType } from '../../wallet/types.ts'
import { accountLayout } from '../../wallet/accountRules.ts'
import { readPlatform } from '../../core/page/platform.ts'

export type OfferedFeatures = Features &
  Readings & {
    /** Reason for which a wanted feature is off. */
    readonly reasons: FeatureReasons
    readonly isNetworkSwitchEnabled: boolean
    readonly areWalletsEnabled: boolean
    /** A sign-in is requested after connecting. */
    readonly hasSignIn: boolean
    readonly termsConditionsUrl: string | undefined
    readonly privacyPolicyUrl: string | undefined
    /** Guide for visitors without a wallet. */
    readonly walletGuideUrl: string
  }

/** Offered features for the known connectors, remote configuration, time zone and platform. */
export function offeredFeatures(
  config: Config,
  facts: {
    readonly hasAuthConnector: boolean
    readonly known?: KnownFeatures | undefined
    readonly environment?: Environment | undefined
    /** Namespace to consider. @default all of the app */
    readonly namespace?: ChainNamespace | undefined
  },
): OfferedFeatures {
  const { adapters } = internalsOf(config)
  const options = optionsOf(config)
  const { features, reasons } = resolveFeatures({
    features: withDefaults(wantedFeatures(config)),
    projectId: options.projectId,
    endpoints: options.endpoints,
    onramp: options.onramp,
    ...facts,
    isBasic: adapters.size === 0,
    restrictedTimeZones: options.restrictedTimeZones,
    owns: {
      names: options.names !== undefined,
      onramp: options.onramp !== undefined,
      swaps: options.swap && 'getQuote' in options.swap,
    },
    namespaces: facts.namespace
      ? [facts.namespace]
      : options.networks.map(({ chainNamespace }) => chainNamespace),
  })
  return {
    ...features,
    reasons,
    isNetworkSwitchEnabled: options.enableNetworkSwitch,
    areWalletsEnabled: options.enableWallets,
    hasSignIn: hasSignIn(config),
    termsConditionsUrl: options.termsConditionsUrl,
    privacyPolicyUrl: options.privacyPolicyUrl,
    walletGuideUrl: options.walletGuideUrl,
  }
}

/** `true` for a list is its default. */
const withDefaults = ({ socials, swaps, onramp, ...features }: WantedFeatures): Features => ({
  ...features,
  socials: socials === true ? defaultFeatures.socials : socials,
  swaps: swaps === true ? defaultFeatures.swaps : swaps,
  onramp: onramp === true ? defaultFeatures.onramp : onramp,
})

/** Layout of an account. */
export const layoutOf = (
  config: Config,
  { connector, namespace }: Pick<GetAccountReturnType, 'connector' | 'namespace'>,
): Exclude<AccountLayout, 'auto'> =>
  accountLayout({
    wanted: internalsOf(config).options.accountLayout,
    connectorType: connector?.type,
    hasTokens: hasFeature(namespace, 'tokens'),
  })

/** Time zone and platform from the browser; `undefined` on a server. */
export function readEnvironment(): Environment | undefined {
  const platform = readPlatform()
  return (
    platform && {
      ...platform,
      // Of the epoch: the clock comes from the config, and these zones have had one offset since.
      offset: new Date(0).getTimezoneOffset(),
      // Read on demand: the first `Intl.DateTimeFormat` of a page takes about 20 ms.
      get timeZone() {
        return new Intl.DateTimeFormat().resolvedOptions().timeZone
      },
    }
  )
}
