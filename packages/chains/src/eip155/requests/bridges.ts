import { getAddress } from 'viem'
import { isSameAddress } from '../../address/isSameAddress.ts'

/**
 * Functions of bridges, with the names that `readReceivers` reads. A `receiver` of another type than `address` has the 20
 * bytes of an address, these in a word, or is the third of three words. `chain`, `domain`, `eid` and `wormhole` are
 * networks, in the numbers of EVM and deBridge, CCTP, LayerZero and Wormhole. `message`: calls by a contract of Across that gets the
 * output. `hook`: data for a contract of Circle.
 */
export const bridgeFunctions: readonly string[] = [
  // Across: the depositor, who gets a refund, and the receiver
  'function deposit(bytes32 receiver, bytes32 receiver, bytes32, bytes32, uint256, uint256 least, uint256 chain, bytes32, uint32, uint32, uint32, bytes message)',
  'function depositNow(bytes32 receiver, bytes32 receiver, bytes32, bytes32, uint256, uint256 least, uint256 chain, bytes32, uint32, uint32, bytes message)',
  'function unsafeDeposit(bytes32 receiver, bytes32 receiver, bytes32, bytes32, uint256, uint256 least, uint256 chain, bytes32, uint256, uint32, uint32, uint32, bytes message)',
  'function depositV3(address receiver, address receiver, address, address, uint256, uint256 least, uint256 chain, address, uint32, uint32, uint32, bytes message)',
  'function depositV3Now(address receiver, address receiver, address, address, uint256, uint256 least, uint256 chain, address, uint32, uint32, bytes message)',
  'function deposit(address receiver, address, uint256, uint256, int64, uint32, bytes message, uint256)',
  'function depositNative(address, address receiver, bytes32 receiver, address, uint256, bytes32, uint256 least, uint256 chain, bytes32, uint32, uint32, uint32, bytes message)',
  'function swapAndBridge(((uint256, address), (address, bytes32, uint256 least, address receiver, bytes32 receiver, uint256 chain, bytes32, uint32, uint32, uint32, bytes message), address, address, uint8, uint256, uint256, bytes, bool, address, uint256))',
  // CCTP of Circle
  'function depositForBurn(uint256, uint32 domain, bytes32 receiver, address)',
  'function depositForBurnWithCaller(uint256, uint32 domain, bytes32 receiver, address, bytes32)',
  'function depositForBurn(uint256, uint32 domain, bytes32 receiver, address, bytes32, uint256, uint32)',
  'function depositForBurnWithHook(uint256, uint32 domain, bytes32 receiver, address, bytes32, uint256, uint32, bytes hook)',
  'function depositForBurnWithFees(uint256, uint32 domain, bytes32 receiver, address, bytes32, (bytes, address receiver))',
  'function depositForBurnWithHookAndFees(uint256, uint32 domain, bytes32 receiver, address, bytes32, bytes hook, (bytes, address receiver))',
  'function bridgeWithPreapproval((uint256, uint256, uint256, bytes32 receiver, bytes32, address, address, uint32 domain, uint32))',
  'function bridgeWithPreapprovalAndHook((uint256, uint256, uint256, bytes32 receiver, bytes32, address, address, uint32 domain, uint32), bytes hook)',
  'function bridgeWithPermit((uint256, uint256, uint256, bytes32 receiver, bytes32, address, address, uint32 domain, uint32), (uint256, uint8, bytes32, bytes32))',
  'function bridgeWithPermitAndHook((uint256, uint256, uint256, bytes32 receiver, bytes32, address, address, uint32 domain, uint32), (uint256, uint8, bytes32, bytes32), bytes hook)',
  // LayerZero, Stargate: also the receiver of a refund
  'function send((uint32 eid, bytes32 receiver, uint256, uint256, bytes, bytes, bytes), (uint256, uint256), address receiver)',
  'function sendToken((uint32 eid, bytes32 receiver, uint256, uint256, bytes, bytes, bytes), (uint256, uint256), address receiver)',
  'function sendFrom(address, uint16, bytes32 receiver, uint256, (address receiver, address, bytes))',
  'function sendFrom(address, uint16, bytes receiver, uint256, address receiver, address, bytes)',
  // Wormhole
  'function transferTokens(address, uint256, uint16 wormhole, bytes32 receiver, uint256, uint32)',
  'function transferTokensWithPayload(address, uint256, uint16 wormhole, bytes32 receiver, uint32, bytes)',
  'function wrapAndTransferETH(uint16 wormhole, bytes32 receiver, uint256, uint32)',
  'function wrapAndTransferETHWithPayload(uint16 wormhole, bytes32 receiver, uint32, bytes)',
  'function transferTokensWithRelay(address, uint256, uint256, uint16 wormhole, bytes32 receiver, uint32)',
  'function transferTokensWithRelay(address, uint256, uint256, uint16 wormhole, bytes32 receiver)',
  'function wrapAndTransferEthWithRelay(uint256, uint16 wormhole, bytes32 receiver, uint32)',
  'function transfer(uint256, uint16 wormhole, bytes32 receiver)',
  'function transfer(uint256, uint16 wormhole, bytes32 receiver, bytes32 receiver, bool, bytes)',
  // Hop, Celer, deBridge: also who may cancel an order
  'function sendToL2(uint256, address receiver, uint256, uint256, uint256, address, uint256)',
  'function swapAndSend(uint256, address receiver, uint256, uint256, uint256, uint256, uint256, uint256)',
  'function send(uint256, address receiver, uint256, uint256, uint256, uint256)',
  'function send(uint256, address receiver, uint256, uint256)',
  'function send(address receiver, address, uint256, uint64, uint64, uint32)',
  'function sendNative(address receiver, uint256, uint64, uint64, uint32)',
  'function createOrder((address, uint256, bytes, uint256 least, uint256 chain, bytes receiver, address, bytes receiver, bytes, bytes, bytes), bytes, uint32, bytes)',
  'function createSaltedOrder((address, uint256, bytes, uint256 least, uint256 chain, bytes receiver, address, bytes receiver, bytes, bytes, bytes), uint64, bytes, uint32, bytes, bytes)',
  // Optimism, Base and others
  'function depositETHTo(address receiver, uint32, bytes)',
  'function depositERC20To(address, address, address receiver, uint256, uint32, bytes)',
  'function bridgeETHTo(address receiver, uint32, bytes)',
  'function bridgeERC20To(address, address, address receiver, uint256, uint32, bytes)',
  'function bridgeERC721To(address, address, address receiver, uint256, uint32, bytes)',
  'function withdrawTo(address, address receiver, uint256, uint32, bytes)',
  'function initiateWithdrawal(address receiver, uint256, bytes)',
  // Arbitrum: also the receivers of refunds
  'function outboundTransfer(address, address receiver, uint256, uint256, uint256, bytes)',
  'function outboundTransfer(address, address receiver, uint256, bytes)',
  'function outboundTransferCustomRefund(address, address receiver, address receiver, uint256, uint256, uint256, bytes)',
  'function withdrawEth(address receiver)',
  'function createRetryableTicket(address receiver, uint256, uint256, address receiver, address receiver, uint256, uint256, bytes)',
  'function unsafeCreateRetryableTicket(address receiver, uint256, uint256, address receiver, address receiver, uint256, uint256, bytes)',
  // Polygon, Linea, Scroll, Gnosis
  'function depositEtherFor(address receiver)',
  'function depositFor(address receiver, address, bytes)',
  'function bridgeAsset(uint32, address receiver, uint256, address, bool, bytes)',
  'function bridgeToken(address receiver, uint256, bool)',
  'function bridgeToken(address, uint256, address receiver)',
  'function sendMessage(address receiver, uint256, bytes)',
  'function depositETH(address receiver, uint256, uint256)',
  'function depositERC20(address, address receiver, uint256, uint256)',
  'function withdrawETH(address receiver, uint256, uint256)',
  'function withdrawERC20(address, address receiver, uint256, uint256)',
  'function relayTokens(address, address receiver, uint256)',
  // ZKsync: also the receiver of a refund
  'function requestL2TransactionTwoBridges((uint256, uint256, uint256, uint256, uint256, address receiver, address, uint256, bytes receiver))',
  // Pays what calls on the other network leave in a contract of Across.
  'function drainLeftoverTokens(address, address receiver)',
]

/** Networks whose accounts have 20 bytes, and are not those of EVM networks: Noble, Tron, and some of Cosmos. */
const foreign: Readonly<Record<string, readonly number[]>> = {
  chain: [728_126_428, 100_000_026],
  domain: [4],
  eid: [30_420],
  wormhole: [3, 18, 19, 20, 28, 32],
}

/** Whether a parameter is a network whose accounts are no EVM addresses. */
export const isForeign = (name: string, value: unknown): boolean =>
  foreign[name]?.includes(Number(value)) ?? false

/** Contracts of Across that carry out the calls of a message, from its deployments. */
const handlers: readonly string[] = [
  '0x0F7Ae28dE1C8532170AD4ee566B5801485c13a0E',
  '0x924a9f036260DdD5808007E1AA95f08eD08aA569',
  '0x863859ef502F0Ee9676626ED5B418037252eFeb2',
]

/** Whether a contract of Across carries out the calls of a message, and passes the output on by them. */
export const isHandler = (address: string): boolean => handlers.some((each) => isSameAddress(each, address))

/** Contract of Circle that forwards USDC to an account of Hyperliquid. */
const FORWARDER = '0xb21D281DEdb17AE5B501F6AA8256fe38C4e45757'

/** Account to which a receiver forwards: in a hook for Hyperliquid it follows the header of 32 bytes, or is the sender. */
export function forwardedTo(receiver: string, hook: unknown): readonly string[] {
  if (typeof hook !== 'string' || !isSameAddress(receiver, FORWARDER)) return [receiver]
  const account = hook.slice(66, 106)
  return account.length === 40 ? [getAddress(`0x${account}`)] : []
}
