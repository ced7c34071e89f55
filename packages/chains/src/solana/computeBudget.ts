import { address, type Instruction } from '@solana/kit'

const PROGRAM = address('ComputeBudget111111111111111111111111111111')
const SET_LIMIT = 2
const SET_PRICE = 3

/** Instructions for a unit limit and a price in micro-lamports per unit. Kit has them only since version 7. */
export function computeBudget(limit: number, price: bigint): readonly Instruction[] {
  const limitData = new DataView(new ArrayBuffer(5))
  limitData.setUint8(0, SET_LIMIT)
  limitData.setUint32(1, limit, true)
  const priceData = new DataView(new ArrayBuffer(9))
  priceData.setUint8(0, SET_PRICE)
  priceData.setBigUint64(1, price, true)
  return [limitData, priceData].map(({ buffer }) => ({
    programAddress: PROGRAM,
    data: new Uint8Array(buffer),
  }))
}
