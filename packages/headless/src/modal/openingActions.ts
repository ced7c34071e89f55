// Openings with a promise or with data of the host: a transfer, an email address, a pairing URI.
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { loadStartPairing } from '../flows/pairing/lazy.ts'
import { modalAtom } from './state.ts'

/** Shows a pairing URI of the host as a QR code, if the modal is still open. */
export async function showUri(config: Config, uri: string): Promise<void> {
  const { setPairingUri } = await loadStartPairing()
  // The modal may have closed in the meantime.
  if (internalsOf(config).store.get(modalAtom).isOpen) setPairingUri(config, uri)
}

export { openSend } from './openSend.ts'
export { updateEmail } from './updateEmail.ts'
export { switchConnection } from './switchConnection.ts'
