import { type CaipNetworkId, type ChainNamespace, chainNamespaces, cleanText } from '@foyer/chains'
import * as v from 'valibot'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { appLink, pictureLink, webLink } from '../../core/links.ts'
import { definedOf } from '../../core/options.ts'

const MAX_NAME = 64
const MAX_DESCRIPTION = 300
const MAX_CHAINS = 500

const id = v.pipe(v.string(), v.regex(/^[\w.:@-]{1,128}$/))
const name = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text, MAX_NAME)),
  v.minLength(1),
)
/** Missing, `null` and invalid values are `undefined`; the wallet is kept. */
const optional = <output>(schema: v.GenericSchema<unknown, output>) =>
  v.fallback(v.optional(schema), undefined)

const text = optional(v.nullable(v.string()))
const caipNetworkId = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,64}$/))
const injected = v.object({ namespace: v.string(), injected_id: v.string() })
const namespaces: readonly string[] = chainNamespaces

const wire = v.object({
  id,
  name,
  homepage: text,
  description: text,
  image_id: text,
  image_url: text,
  order: optional(v.nullable(v.pipe(v.number(), v.finite()))),
  badge_type: optional(v.nullable(v.string())),
  chains: optional(v.nullable(v.array(v.unknown()))),
  rdns: text,
  injected: optional(v.nullable(v.array(v.unknown()))),
  mobile_link: text,
  desktop_link: text,
  webapp_link: text,
  link_mode: text,
  app_store: text,
  play_store: text,
  chrome_store: text,
  supports_wc: optional(v.nullable(v.boolean())),
})

/** Entry, for the backend contract. */
export const walletEntrySchema: v.GenericSchema = wire

export type WalletSource = {
  /** Image URL by id. */
  readonly imageUrl: (imageId: string) => string | undefined
  /** The only other allowed origin of images. */
  readonly imageOrigin: string | undefined
}

/** Parses an entry of the directory; `undefined` without a valid id and name. */
export function parseWallet(value: unknown, source: WalletSource): DirectoryWallet | undefined {
  const result = v.safeParse(wire, value)
  if (!result.success) return undefined
  const { output } = result
  const imageId = v.is(id, output.image_id) ? output.image_id : undefined
  return definedOf({
    id: output.id,
    name: output.name,
    homepage: webLink(output.homepage),
    description: output.description ? cleanText(output.description, MAX_DESCRIPTION) : undefined,
    imageId,
    imageUrl:
      imageId === undefined ? pictureLink(output.image_url, source.imageOrigin) : source.imageUrl(imageId),
    order: output.order ?? undefined,
    badge: output.badge_type === 'certified' ? 'certified' : undefined,
    chains: networksOf(output.chains),
    rdns: output.rdns ? cleanText(output.rdns, MAX_NAME) : undefined,
    injected: injectedOf(output.injected),
    mobileLink: appLink(output.mobile_link),
    desktopLink: appLink(output.desktop_link),
    webappLink: webLink(output.webapp_link),
    universalLink: webLink(output.link_mode),
    appStore: webLink(output.app_store),
    playStore: webLink(output.play_store),
    chromeStore: webLink(output.chrome_store),
    supportsWalletConnect: output.supports_wc ?? undefined,
  })
}

/** Valid network ids; `undefined` for an empty list. */
function networksOf(chains: readonly unknown[] | null | undefined): readonly CaipNetworkId[] | undefined {
  const known = chains?.slice(0, MAX_CHAINS).filter((each) => v.is(caipNetworkId, each)) as CaipNetworkId[]
  return known?.length ? known : undefined
}

function injectedOf(entries: readonly unknown[] | null | undefined): DirectoryWallet['injected'] {
  const known = entries?.slice(0, MAX_CHAINS).flatMap((each) => {
    if (!v.is(injected, each) || !namespaces.includes(each.namespace)) return []
    return [{ namespace: each.namespace as ChainNamespace, id: cleanText(each.injected_id, MAX_NAME) }]
  })
  return known?.length ? known : undefined
}
