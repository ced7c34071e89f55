import type { SocialProvider } from '@foyer/chains/embedded'
import type { FeatureOptions, Features, RemoteFeatures, RemoteName } from '../../core/features.ts'
import type { FeatureEntry } from './startProject.ts'

type Remote = {
  readonly id: string
  readonly read: (
    entry: { readonly isEnabled: boolean; readonly config: readonly string[] },
    defaults: Features,
  ) => unknown
}

const isEnabled: Remote['read'] = (entry) => entry.isEnabled
const names: Remote['read'] = ({ isEnabled: isOn, config }) => isOn && config.length > 0 && config

/** Reads each feature from the remote configuration (docs/spec/core.md §21). */
const remotes: Readonly<Record<RemoteName, Remote>> = {
  email: { id: 'social_login', read: (entry) => entry.isEnabled && entry.config.includes('email') },
  socials: {
    id: 'social_login',
    read: (entry, defaults) =>
      names(entry, defaults) && entry.config.filter((name) => isSocial(name, defaults)),
  },
  swaps: { id: 'swap', read: names },
  onramp: { id: 'onramp', read: names },
  activity: { id: 'activity', read: isEnabled },
  branding: { id: 'reown_branding', read: isEnabled },
  multiWallet: { id: 'multi_wallet', read: isEnabled },
}

const isSocial = (name: string, { socials }: Features): name is SocialProvider =>
  socials && socials.some((provider) => provider === name)

export type MergeFacts = {
  /** Entries of the backend; absent without an answer. */
  readonly entries: readonly FeatureEntry[] | null | undefined
  /** Options of the app. */
  readonly local: FeatureOptions | undefined
  /** The defaults. */
  readonly defaults: Features
}

/** Merges features: the remote configuration, else the app, else the defaults (docs/spec/core.md §21). */
export function mergeFeatures({ entries, local = {}, defaults }: MergeFacts): {
  readonly features: RemoteFeatures
  /** Options of the app that the remote configuration overrides. */
  readonly ignored: readonly RemoteName[]
} {
  const ignored: RemoteName[] = []
  const decide = (name: RemoteName): unknown => {
    const own = localValue(local[name], defaults[name])
    if (!entries) return own
    const { id, read } = remotes[name]
    const entry = entries.find((other) => other.id === id)
    if (entry?.config === null) return own
    if (local[name] !== undefined) ignored.push(name)
    return entry?.config ? read({ isEnabled: entry.isEnabled, config: entry.config }, defaults) : false
  }
  const decided = (Object.keys(remotes) as RemoteName[]).map((name) => [name, decide(name)])
  return { features: Object.fromEntries(decided) as RemoteFeatures, ignored }
}

/** Replaces `true` in place of a list by the default list. */
const localValue = (value: FeatureOptions[RemoteName], defaults: Features[RemoteName]): unknown =>
  value === undefined || (value === true && Array.isArray(defaults)) ? defaults : value
