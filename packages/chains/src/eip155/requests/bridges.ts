import { getAddress } from 'viem'
import { isSameAddress } from '../../address/isSameAddress.ts'

/**
 * Functions of bridges, with the names that `readReceivers` reads. A `receiver` of another type than `address` has
 * the 20 bytes of an address, these in a word, or is the third of three words. `chain`, `domain`, `eid` and
 * `wormhole` are networks, in the numbers of EVM and deBridge, CCTP, LayerZero and Wormhole. `message`: calls by a
 * contract of Across that gets the output. `hook`: data for a contract of Circle.
 */
export const bridgeFunctions: readonly string[] = [
  // Across: the depositor, who gets a refund, and the receiver
  '0xad5425c6 function deposit(bytes32 receiver, bytes32 receiver, bytes32, bytes32, uint256, uint256 least, uint256 chain, bytes32, uint32, uint32, uint32, bytes message)',
  '0xea86bd46 function depositNow(bytes32 receiver, bytes32 receiver, bytes32, bytes32, uint256, uint256 least, uint256 chain, bytes32, uint32, uint32, bytes message)',
  '0x8b15788e function unsafeDeposit(bytes32 receiver, bytes32 receiver, bytes32, bytes32, uint256, uint256 least, uint256 chain, bytes32, uint256, uint32, uint32, uint32, bytes message)',
  '0x7b939232 function depositV3(address receiver, address receiver, address, address, uint256, uint256 least, uint256 chain, address, uint32, uint32, uint32, bytes message)',
  '0x7aef642c function depositV3Now(address receiver, address receiver, address, address, uint256, uint256 least, uint256 chain, address, uint32, uint32, bytes message)',
  '0x1186ec33 function deposit(address receiver, address, uint256, uint256, int64, uint32, bytes message, uint256)',
  '0x609ea081 function depositNative(address, address receiver, bytes32 receiver, address, uint256, bytes32, uint256 least, uint256 chain, bytes32, uint32, uint32, uint32, bytes message)',
  '0x110560ad function swapAndBridge(((uint256, address), (address, bytes32, uint256 least, address receiver, bytes32 receiver, uint256 chain, bytes32, uint32, uint32, uint32, bytes message), address, address, uint8, uint256, uint256, bytes, bool, address, uint256))',
  // CCTP of Circle
  '0x6fd3504e function depositForBurn(uint256, uint32 domain, bytes32 receiver, address)',
  '0xf856ddb6 function depositForBurnWithCaller(uint256, uint32 domain, bytes32 receiver, address, bytes32)',
  '0x8e0250ee function depositForBurn(uint256, uint32 domain, bytes32 receiver, address, bytes32, uint256, uint32)',
  '0x779b432d function depositForBurnWithHook(uint256, uint32 domain, bytes32 receiver, address, bytes32, uint256, uint32, bytes hook)',
  '0x9669ab88 function depositForBurnWithFees(uint256, uint32 domain, bytes32 receiver, address, bytes32, (bytes, address receiver))',
  '0xc62fa55e function depositForBurnWithHookAndFees(uint256, uint32 domain, bytes32 receiver, address, bytes32, bytes hook, (bytes, address receiver))',
  '0xd0d4229a function bridgeWithPreapproval((uint256, uint256, uint256, bytes32 receiver, bytes32, address, address, uint32 domain, uint32))',
  '0x513e1175 function bridgeWithPreapprovalAndHook((uint256, uint256, uint256, bytes32 receiver, bytes32, address, address, uint32 domain, uint32), bytes hook)',
  '0xba3ada42 function bridgeWithPermit((uint256, uint256, uint256, bytes32 receiver, bytes32, address, address, uint32 domain, uint32), (uint256, uint8, bytes32, bytes32))',
  '0x53a39028 function bridgeWithPermitAndHook((uint256, uint256, uint256, bytes32 receiver, bytes32, address, address, uint32 domain, uint32), (uint256, uint8, bytes32, bytes32), bytes hook)',
  // LayerZero, Stargate: also the receiver of a refund
  '0xc7c7f5b3 function send((uint32 eid, bytes32 receiver, uint256, uint256, bytes, bytes, bytes), (uint256, uint256), address receiver)',
  '0xcbef2aa9 function sendToken((uint32 eid, bytes32 receiver, uint256, uint256, bytes, bytes, bytes), (uint256, uint256), address receiver)',
  '0x695ef6bf function sendFrom(address, uint16, bytes32 receiver, uint256, (address receiver, address, bytes))',
  '0x51905636 function sendFrom(address, uint16, bytes receiver, uint256, address receiver, address, bytes)',
  // Wormhole
  '0x0f5287b0 function transferTokens(address, uint256, uint16 wormhole, bytes32 receiver, uint256, uint32)',
  '0xc5a5ebda function transferTokensWithPayload(address, uint256, uint16 wormhole, bytes32 receiver, uint32, bytes)',
  '0x9981509f function wrapAndTransferETH(uint16 wormhole, bytes32 receiver, uint256, uint32)',
  '0xbee9cdfc function wrapAndTransferETHWithPayload(uint16 wormhole, bytes32 receiver, uint32, bytes)',
  '0x1019d654 function transferTokensWithRelay(address, uint256, uint256, uint16 wormhole, bytes32 receiver, uint32)',
  '0x59b87d8e function transferTokensWithRelay(address, uint256, uint256, uint16 wormhole, bytes32 receiver)',
  '0x29ac8361 function wrapAndTransferEthWithRelay(uint256, uint16 wormhole, bytes32 receiver, uint32)',
  '0x961b94d0 function transfer(uint256, uint16 wormhole, bytes32 receiver)',
  '0xb293f97f function transfer(uint256, uint16 wormhole, bytes32 receiver, bytes32 receiver, bool, bytes)',
  // Hop, Celer, deBridge: also who may cancel an order
  '0xdeace8f5 function sendToL2(uint256, address receiver, uint256, uint256, uint256, address, uint256)',
  '0xeea0d7b2 function swapAndSend(uint256, address receiver, uint256, uint256, uint256, uint256, uint256, uint256)',
  '0xa6bd1b33 function send(uint256, address receiver, uint256, uint256, uint256, uint256)',
  '0xa134ce5b function send(uint256, address receiver, uint256, uint256)',
  '0xa5977fbb function send(address receiver, address, uint256, uint64, uint64, uint32)',
  '0x3f2e5fc3 function sendNative(address receiver, uint256, uint64, uint64, uint32)',
  '0xfbe16ca7 function createOrder((address, uint256, bytes, uint256 least, uint256 chain, bytes receiver, address, bytes receiver, bytes, bytes, bytes), bytes, uint32, bytes)',
  '0xb9303701 function createSaltedOrder((address, uint256, bytes, uint256 least, uint256 chain, bytes receiver, address, bytes receiver, bytes, bytes, bytes), uint64, bytes, uint32, bytes, bytes)',
  // Optimism, Base and others
  '0x9a2ac6d5 function depositETHTo(address receiver, uint32, bytes)',
  '0x838b2520 function depositERC20To(address, address, address receiver, uint256, uint32, bytes)',
  '0xe11013dd function bridgeETHTo(address receiver, uint32, bytes)',
  '0x540abf73 function bridgeERC20To(address, address, address receiver, uint256, uint32, bytes)',
  '0xaa557452 function bridgeERC721To(address, address, address receiver, uint256, uint32, bytes)',
  '0xa3a79548 function withdrawTo(address, address receiver, uint256, uint32, bytes)',
  '0xc2b3e5ac function initiateWithdrawal(address receiver, uint256, bytes)',
  // Arbitrum: also the receivers of refunds
  '0xd2ce7d65 function outboundTransfer(address, address receiver, uint256, uint256, uint256, bytes)',
  '0x7b3a3c8b function outboundTransfer(address, address receiver, uint256, bytes)',
  '0x4fb1a07b function outboundTransferCustomRefund(address, address receiver, address receiver, uint256, uint256, uint256, bytes)',
  '0x25e16063 function withdrawEth(address receiver)',
  '0x679b6ded function createRetryableTicket(address receiver, uint256, uint256, address receiver, address receiver, uint256, uint256, bytes)',
  '0x6e6e8a6a function unsafeCreateRetryableTicket(address receiver, uint256, uint256, address receiver, address receiver, uint256, uint256, bytes)',
  // Polygon, Linea, Scroll, Gnosis
  '0x4faa8a26 function depositEtherFor(address receiver)',
  '0xe3dec8fb function depositFor(address receiver, address, bytes)',
  '0xcd586579 function bridgeAsset(uint32, address receiver, uint256, address, bool, bytes)',
  '0x03bdcfc9 function bridgeToken(address receiver, uint256, bool)',
  '0x522ea81a function bridgeToken(address, uint256, address receiver)',
  '0x9f3ce55a function sendMessage(address receiver, uint256, bytes)',
  '0xce0b63ce function depositETH(address receiver, uint256, uint256)',
  '0xf219fa66 function depositERC20(address, address receiver, uint256, uint256)',
  '0x2fcc29fa function withdrawETH(address receiver, uint256, uint256)',
  '0xa93a4af9 function withdrawERC20(address, address receiver, uint256, uint256)',
  '0xad58bdd1 function relayTokens(address, address receiver, uint256)',
  // ZKsync: also the receiver of a refund
  '0x24fd57fb function requestL2TransactionTwoBridges((uint256, uint256, uint256, uint256, uint256, address receiver, address, uint256, bytes receiver))',
  // Pays what calls on the other network leave in a contract of Across.
  '0xef8738d3 function drainLeftoverTokens(address, address receiver)',
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

/**
 * Account to which a receiver forwards: in a hook for Hyperliquid it follows the header of 32 bytes, or is the
 * sender.
 */
export function forwardedTo(receiver: string, hook: unknown): readonly string[] {
  if (typeof hook !== 'string' || !isSameAddress(receiver, FORWARDER)) return [receiver]
  const account = hook.slice(66, 106)
  return account.length === 40 ? [getAddress(`0x${account}`)] : []
}
