import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { loadPairingActions } from '../flows/pairing/lazy.ts'
import { openPay } from './openPay.ts'
import { openSend } from './openSend.ts'
import { modalAtom } from './state.ts'
import { updateEmail } from './updateEmail.ts'

async function showUri(config: Config, uri: string): Promise<void> {
  const { setPairingUri } = await loadPairingActions()
  // The modal may have closed in the meantime.
  if (internalsOf(config).store.get(modalAtom).isOpen) setPairingUri(config, uri)
}

/** Openings with a promise or with data of the host: something to send or pay, an e-mail address, a pairing URI. */
export const handover: {
  readonly openPay: typeof openPay
  readonly openSend: typeof openSend
  readonly showUri: typeof showUri
  readonly updateEmail: typeof updateEmail
} = { openPay, openSend, showUri, updateEmail }
