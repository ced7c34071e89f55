import { read } from '../errors/foreign.ts'
import { dataPicture } from '../links/safePicture.ts'
import { claimedText } from '../text/cleanText.ts'
import { isProvider, type Eip1193Provider } from './createEip1193Connector.ts'

/** Data that a wallet announces (EIP-6963). Unverified: any script on the page can announce. */
export type Announcement = {
  readonly uuid: string
  readonly name: string
  /** Empty if the wallet announced none. */
  readonly rdns: string
  readonly icon: string | undefined
  readonly provider: Eip1193Provider
}

/** Announcement in an event's `detail`; `undefined` if any field is invalid. */
export function parseAnnouncement(detail: unknown): Announcement | undefined {
  const info = read(detail, 'info')
  const provider = read(detail, 'provider')
  const [uuid, name, rdns = ''] = ['uuid', 'name', 'rdns'].map((key) => claimedText(read(info, key)))
  const icon = read(info, 'icon')
  if (
    !isProvider(provider) ||
    !uuid ||
    name === undefined ||
    (icon !== undefined && typeof icon !== 'string')
  ) {
    return undefined
  }
  return { uuid, name: name || rdns || uuid, rdns, icon: dataPicture(icon), provider }
}
