import type SignClient from '@walletconnect/sign-client'

/**
 * Turns off what the client would do on the page besides talking to its relay: a hidden frame at every prompt, and
 * listeners on the window that it cannot take back. Its heartbeat reconnects without them, and nothing it does in the
 * background rejects unheard.
 */
export function quieten({ core }: SignClient): void {
  core.verify.register = async () => ''
  core.verify.resolve = async () => ({ origin: '' })
  const unsubscribe = core.relayer.unsubscribe.bind(core.relayer)
  // A session is deleted here also when the relay cannot be told; nobody would catch what it threw.
  core.relayer.unsubscribe = (topic, options) => unsubscribe(topic, options).catch(() => undefined)
  const relayer = core.relayer as unknown as { registerEventListeners(): Promise<void> }
  relayer.registerEventListeners = async () => {
    core.heartbeat.on('heartbeat_pulse', () => {
      const { connected, transportExplicitlyClosed } = core.relayer
      if (!connected && !transportExplicitlyClosed) core.relayer.transportOpen().catch(() => undefined)
    })
  }
}
