import type SignClient from '@walletconnect/sign-client'

/**
 * Disables features of the client that this page does not want: a hidden iframe at every prompt, and window listeners
 * that it never removes. The heartbeat reconnects without them, and background work causes no unhandled rejections.
 */
export function quieten({ core }: SignClient): void {
  core.verify.register = async () => ''
  core.verify.resolve = async () => ({ origin: '' })
  const unsubscribe = core.relayer.unsubscribe.bind(core.relayer)
  // A session is deleted locally even if the relay cannot be reached; the error would be unhandled.
  core.relayer.unsubscribe = (topic, options) => unsubscribe(topic, options).catch(() => undefined)
  const relayer = core.relayer as unknown as { registerEventListeners(): Promise<void> }
  relayer.registerEventListeners = async () => {
    core.heartbeat.on('heartbeat_pulse', () => {
      const { connected, transportExplicitlyClosed } = core.relayer
      if (!connected && !transportExplicitlyClosed) core.relayer.transportOpen().catch(() => undefined)
    })
  }
}
