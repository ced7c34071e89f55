import { zeroAddress } from 'viem'
import type { Hex } from '../../types.ts'
import type { RequestedCall } from '../../walletRequest.ts'
import { callFields } from './callFields.ts'
import { createDecoder } from './createDecoder.ts'

/** The last address of each is the delegate; `allowed` after it is false or 0 for one that is removed. */
const decode = createDecoder([
  // Owners, modules and handlers of a Safe, of ERC-7579 accounts and of Coinbase Smart Wallet
  '0x610b5925 function enableModule(address module)',
  '0x0d582f13 function addOwnerWithThreshold(address owner, uint256 threshold)',
  '0xe318b52b function swapOwner(address previous, address owner, address newOwner)',
  '0xf08a0323 function setFallbackHandler(address handler)',
  '0xe19a9dd9 function setGuard(address guard)',
  '0xe068df37 function setModuleGuard(address guard)',
  '0x7de7edef function changeMasterCopy(address implementation)',
  '0x9517e29f function installModule(uint256 type, address module, bytes data)',
  '0x0f0f3f24 function addOwnerAddress(address owner)',
  // Owners and admins of a contract, such as the DSProxy of Maker, and code that it runs
  '0x13af4035 function setOwner(address owner)',
  '0x7a9e5e4b function setAuthority(address authority)',
  '0xf2fde38b function transferOwnership(address newOwner)',
  '0x2f2ff15d function grantRole(bytes32 role, address account)',
  '0x25c471a0 function grantRole(uint64 role, address account, uint32 delay)',
  '0x8f283970 function changeAdmin(address admin)',
  '0x7eff275e function changeProxyAdmin(address proxy, address admin)',
  '0x3659cfe6 function upgradeTo(address implementation)',
  '0x4f1ef286 function upgradeToAndCall(address implementation, bytes data)',
  '0x99a88ec4 function upgrade(address proxy, address implementation)',
  '0x9623609d function upgradeAndCall(address proxy, address implementation, bytes data)',
  // Names of ENS
  '0x5b0fc9c3 function setOwner(bytes32 node, address owner)',
  // Signers of orders of 0x, powers of Synthetix, and rewards of EigenLayer and Curve
  '0xea7faa61 function registerAllowedOrderSigner(address delegate, bool allowed)',
  '0xbc87acbf function approveAllDelegatePowers(address delegate)',
  '0xa0169ddd function setClaimerFor(address delegate)',
  '0xbdf98116 function set_rewards_receiver(address delegate)',
  // Registry of delegations, by which an account claims for another
  '0x30ff3140 function delegateAll(address delegate, bytes32 rights, bool allowed)',
  '0x685ee3e8 function delegateForAll(address delegate, bool allowed)',
  // Maker, Balancer, BentoBox and Euler
  '0xa3b22fc4 function hope(address delegate)',
  '0x0b63fb62 function cdpAllow(uint256 cdp, address delegate, uint256 allowed)',
  '0xfa6e671d function setRelayerApproval(address account, address relayer, bool allowed)',
  '0xc0a47c93 function setMasterContractApproval(address account, address contract, bool allowed, uint8 v, bytes32 r, bytes32 s)',
  '0x9f5c462a function setAccountOperator(address account, address operator, bool allowed)',
  '0xc14c11bf function setOperator(bytes19 accounts, address operator, uint256 allowed)',
])

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
