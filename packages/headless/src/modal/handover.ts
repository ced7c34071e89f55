import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { loadPairingActions } from '../flows/pairing/lazy.ts'
import { loadSendActions } from '../flows/send/lazy.ts'
import type { openSend as startSend } from '../flows/send/openSend.ts'
import { modalAtom } from './state.ts'

async function openSend(...parameters: Parameters<typeof startSend>): ReturnType<typeof startSend> {
  return (await loadSendActions()).openSend(...parameters)
}

async function showUri(config: Config, uri: string): Promise<void> {
  const { setPairingUri } = await loadPairingActions()
  // Closed in the meantime, it is forgotten already.
  if (internalsOf(config).store.get(modalAtom).isOpen) setPairingUri(config, uri)
}

/** What takes over that with which an app opens the modal: something to send, or a pairing code. */
export const handover: {
  readonly openSend: typeof openSend
  readonly showUri: typeof showUri
} = { openSend, showUri }
