import {
  createPublicClient,
  custom,
  decodeDeployData,
  deploylessCallViaBytecodeBytecode,
  type Hex,
  multicall3Abi,
  parseAbi,
  size,
  slice,
} from 'viem'
import { SandboxError } from '../base/errors.ts'

/** Multicall3 is at this address of every chain that has it. */
export const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Solidity's constructor code before the runtime code, in bytes. */
const CONSTRUCTOR_SIZE = 32
/** Size of the runtime code of Multicall3 in bytes. */
const RUNTIME_SIZE = 5561

/**
 * Runtime code of Multicall3, taken from the request of viem's deployless multicall, which contains the creation code.
 */
export async function multicallCode(): Promise<Hex> {
  let data: Hex | undefined
  const transport = custom({
    request({ params }: { readonly params: readonly [{ readonly data: Hex }] }) {
      data = params[0].data
      return Promise.resolve('0x')
    },
  })
  const contract = {
    address: MULTICALL3,
    abi: multicall3Abi,
    functionName: 'getCurrentBlockTimestamp',
  } as const
  await createPublicClient({ transport }).multicall({ deployless: true, contracts: [contract] })
  const [creation] = decodeDeployData({
    abi: parseAbi(['constructor(bytes, bytes)']),
    bytecode: deploylessCallViaBytecodeBytecode,
    data: data ?? '0x',
  }).args
  const code = slice(creation, CONSTRUCTOR_SIZE)
  if (size(code) !== RUNTIME_SIZE)
    throw new SandboxError('NODE_NOT_STARTED', 'Multicall3 of the sandbox fits another release of viem')
  return code
}
