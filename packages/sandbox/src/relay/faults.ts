import { createFaultList, globToRegExp } from '../base/faultList.ts'

/** What goes wrong at one point of the relay. */
export type RelayFault = {
  /** At `upgrade`: refuses the handshake with this HTTP status. */
  readonly status?: number | undefined
  /** Closes the socket with this code; 1006 breaks it off without a word. */
  readonly close?: number | undefined
  /** Goes with `close`. */
  readonly reason?: string | undefined
  /** At a method: answers with this error and does nothing. */
  readonly error?: string | undefined
  /** Nothing happens: a handshake or a request is never answered, a message is lost on its way. */
  readonly silent?: boolean | undefined
  /** Waits before anything else happens. */
  readonly delayMs?: number | undefined
  /** At `delivery`: how often the message is sent; with `delayMs`, so far apart. */
  readonly copies?: number | undefined
  /** At `delivery`: the message is held back until another one has left. */
  readonly reorder?: boolean | undefined
  /** How often it happens. @default every time */
  readonly times?: number | undefined
}

export type RelayFaults = {
  /**
   * `point` is `upgrade` (the handshake), `open` (the socket stands), `delivery` (a message on its way to a client) or
   * the name of a method; `*` stands for anything, as in `irn_*`. The newest that matches wins.
   */
  readonly set: (point: string, fault: RelayFault) => void
  readonly clear: () => void
  /** The fault at this point, if any; counts it. */
  readonly take: (point: string) => RelayFault | undefined
}

export function createRelayFaults(): RelayFaults {
  const { set, clear, take } = createFaultList<RelayFault>()
  return { set, clear, take: (point) => take((pattern) => globToRegExp(pattern).test(point)) }
}
