import type { Operation } from '../operations.ts'
import { transferReserve } from './rules.ts'
import type { SendOptions } from './send.ts'

/** The most that a transfer may cost, and what keeps the account alive. Asks nobody. */
export const createGetTransferReserve =
  ({ priorityFeeCeiling }: SendOptions): Operation<'getTransferReserve'> =>
  async () =>
    `${transferReserve(priorityFeeCeiling)}`
