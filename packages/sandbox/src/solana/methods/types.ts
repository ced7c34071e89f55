import type { Ledger } from '../ledger.ts'

/** JSON-RPC methods by name. They return the `result` or throw an `RpcError`. */
export type Methods = Readonly<Record<string, (...parameters: never[]) => unknown>>

export type CreateMethods = (ledger: Ledger) => Methods

/** A value with the slot that it was read at. */
export const inContext = ({ slots }: Ledger, value: unknown): unknown => ({
  context: { apiVersion: '3.0.0', slot: slots.slot() },
  value,
})
