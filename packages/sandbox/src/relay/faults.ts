import { createFaultList, globToRegExp } from '../base/faultList.ts'

/** Fault at one point of the relay. */
export type RelayFault = {
  /** At `upgrade`: rejects the handshake with this HTTP status. */
  readonly status?: number | undefined
  /** Closes the socket with this code; 1006 breaks it without a close frame. */
  readonly close?: number | undefined
  /** Reason of `close`. */
  readonly reason?: string | undefined
  /** At a method: responds with this error. */
  readonly error?: string | undefined
  /** A handshake or request gets no response; a delivery is lost. */
  readonly silent?: boolean | undefined
  /** Delay in ms before anything else. */
  readonly delayMs?: number | undefined
  /** At `delivery`: number of copies; with `delayMs` between them. */
  readonly copies?: number | undefined
  /** At `delivery`: holds the message back until after the next one. */
  readonly reorder?: boolean | undefined
  /** Number of times. @default every time */
  readonly times?: number | undefined
}

export type RelayFaults = {
  /**
   * `point` is `upgrade` (the handshake), `open` (the open socket), `delivery` (a message to a client) or the name of a
   * method; `*` matches anything, as in `irn_*`. The newest match wins.
   */
  readonly set: (point: string, fault: RelayFault) => void
  readonly clear: () => void
  /** Fault at this point, if any; counts it. */
  readonly take: (point: string) => RelayFault | undefined
}

export function createRelayFaults(): RelayFaults {
  const { set, clear, take } = createFaultList<RelayFault>()
  return { set, clear, take: (point) => take((pattern) => globToRegExp(pattern).test(point)) }
}
