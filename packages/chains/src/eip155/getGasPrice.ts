import { abortable } from '../async/deadline.ts'
import { createError } from '../errors/catalogue.ts'
import type { OperationContext } from '../operations.ts'
import { parseQuantity } from './parseQuantity.ts'
import { createReadClient, type ReadOptions } from './readClient.ts'

/** What a unit of gas costs now, in wei, as the network's nodes say. */
export async function getGasPrice(
  options: ReadOptions,
  { network, signal }: Pick<OperationContext, 'network' | 'signal'>,
): Promise<bigint> {
  const client = createReadClient({ ...options, network, signal })
  const price = parseQuantity(await abortable(client.request({ method: 'eth_gasPrice' } as never), signal))
  if (price === undefined) throw createError('ESTIMATE_GAS_FAILED', undefined, { prefix: 'eip155:gasPrice' })
  return price
}
