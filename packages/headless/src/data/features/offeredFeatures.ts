import type { ChainNamespace } from '@foyer/chains'
import {
  defaultFeatures,
  type Features,
  type Readings,
  type WantedFeatures,
  type ProjectFeatures,
} from '../../core/features.ts'
import { internalsOf } from '../../core/internals.ts'
import { optionsOf, hasSignIn, wantedFeatures } from '../../core/options.ts'
import { isInPage } from '../../core/page/page.ts'
import { readPlatform } from '../../core/page/platform.ts'
import type { Config, AccountLayout } from '../../core/types.ts'
import { accountLayout } from '../../wallet/accountRules.ts'
import type { GetAccountReturnType } from '../../wallet/types.ts'
import type { Environment } from './environmentRules.ts'
import { type FeatureReasons, resolveFeatures, hasFeature } from './featureRules.ts'

export type OfferedFeatures = Features &
  Readings & {
    /** Reasons why wanted features are off. */
    readonly reasons: FeatureReasons
    readonly isNetworkSwitchEnabled: boolean
    readonly areWalletsEnabled: boolean
    /** A sign-in is requested after a connect. */
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
    readonly projectFeatures?: ProjectFeatures | undefined
    readonly environment?: Environment | undefined
    /** Namespace to consider. @default all namespaces of the app */
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

/** Replaces `true` in place of a list by the default list. */
const withDefaults = ({ socials, swaps, onramp, ...features }: WantedFeatures): Features => ({
  ...features,
  socials: socials === true ? defaultFeatures.socials : socials,
  swaps: swaps === true ? defaultFeatures.swaps : swaps,
  onramp: onramp === true ? defaultFeatures.onramp : onramp,
})

/** Layout of the account view for an account. */
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
  if (!isInPage('document')) return undefined
  return {
    ...readPlatform(),
    // On 1 January 1970, as in `environmentRules`: one offset per zone, without summer time.
    offset: new Date(0).getTimezoneOffset(),
    // A getter, because the first `Intl.DateTimeFormat` of a page takes about 20 ms.
    get timeZone() {
      return new Intl.DateTimeFormat().resolvedOptions().timeZone
    },
  }
}
