import { parseAbi, zeroAddress } from 'viem'
import type { RequestedCall } from '../../walletRequest.ts'
import type { Hex } from '../../types.ts'
import { callFields } from './callFields.ts'
import { createDecoder } from './createDecoder.ts'

/** The last address of each is the delegate; `allowed` after it is false or 0 for one that is removed. */
const decode = createDecoder(
  parseAbi([
    // Owners, modules and handlers of a Safe, of ERC-7579 accounts and of Coinbase Smart Wallet
    'function enableModule(address module)',
    'function addOwnerWithThreshold(address owner, uint256 threshold)',
    'function swapOwner(address previous, address owner, address newOwner)',
    'function setFallbackHandler(address handler)',
    'function setGuard(address guard)',
    'function setModuleGuard(address guard)',
    'function changeMasterCopy(address implementation)',
    'function installModule(uint256 type, address module, bytes data)',
    'function addOwnerAddress(address owner)',
    // Owners and admins of a contract, such as the DSProxy of Maker, and code that it runs
    'function setOwner(address owner)',
    'function setAuthority(address authority)',
    'function transferOwnership(address newOwner)',
    'function grantRole(bytes32 role, address account)',
    'function grantRole(uint64 role, address account, uint32 delay)',
    'function changeAdmin(address admin)',
    'function changeProxyAdmin(address proxy, address admin)',
    'function upgradeTo(address implementation)',
    'function upgradeToAndCall(address implementation, bytes data)',
    'function upgrade(address proxy, address implementation)',
    'function upgradeAndCall(address proxy, address implementation, bytes data)',
    // Names of ENS
    'function setOwner(bytes32 node, address owner)',
    // Signers of orders of 0x, powers of Synthetix, and rewards of EigenLayer and Curve
    'function registerAllowedOrderSigner(address delegate, bool allowed)',
    'function approveAllDelegatePowers(address delegate)',
    'function setClaimerFor(address delegate)',
    'function set_rewards_receiver(address delegate)',
    // Registry of delegations, by which an account claims for another
    'function delegateAll(address delegate, bytes32 rights, bool allowed)',
    'function delegateForAll(address delegate, bool allowed)',
    // Maker, Balancer, BentoBox and Euler
    'function hope(address delegate)',
    'function cdpAllow(uint256 cdp, address delegate, uint256 allowed)',
    'function setRelayerApproval(address account, address relayer, bool allowed)',
    'function setMasterContractApproval(address account, address contract, bool allowed, uint8 v, bytes32 r, bytes32 s)',
    'function setAccountOperator(address account, address operator, bool allowed)',
    'function setOperator(bytes19 accounts, address operator, uint256 allowed)',
  ]),
)

/**
 * Call that lets an address act for the account, or control a contract of the account, or takes that back; `undefined`
 * for other functions. Throws `REQUEST_UNREADABLE` for arguments that do not decode.
 */
export function readDelegate(
  data: Hex,
): Pick<RequestedCall, 'decoded' | 'effects' | 'delegates'> | undefined {
  const call = decode(data)
  if (!call) return undefined
  const fields = callFields(call)
  const at = fields.map(({ type }) => type).lastIndexOf('address')
  const [delegate, flag] = fields.slice(at)
  const isRemoved = flag?.label === 'allowed' && ['false', '0'].includes(flag.value)
  return {
    decoded: { name: call.functionName, fields },
    effects: [],
    ...(delegate !== undefined &&
      delegate.value !== zeroAddress &&
      !isRemoved && { delegates: [delegate.value] }),
  }
}
