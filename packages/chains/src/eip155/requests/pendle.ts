const guess = '(uint256, uint256, uint256, uint256, uint256)'
const swap = '(uint8, address, bytes, bool)'
const input = `(address, uint256, address, address, ${swap})`
const output = `(address, uint256 least, address, address, ${swap})`
const order =
  '(uint256, uint256, uint256, uint8, address, address, address, address, uint256, uint256, uint256, bytes)'
const fills = `(${order}, bytes, uint256)[]`
const limit = `(address, uint256, ${fills}, ${fills}, bytes)`

/**
 * Functions of the router of Pendle, whose caller chooses the market and the contract that swaps, with the names that
 * `readReceivers` reads.
 */
export const pendleFunctions: readonly string[] = [
  '0x97ee279e function addLiquidityDualSyAndPt(address receiver, address, uint256, uint256, uint256 least)',
  `0x2756ce06 function addLiquidityDualTokenAndPt(address receiver, address, ${input}, uint256, uint256 least)`,
  `0x4e390267 function addLiquiditySinglePt(address receiver, address, uint256, uint256 least, ${guess}, ${limit})`,
  `0x58bda475 function addLiquiditySingleSy(address receiver, address, uint256, uint256 least, ${guess}, ${limit})`,
  '0x844384aa function addLiquiditySingleSyKeepYt(address receiver, address, uint256, uint256 least, uint256 least)',
  `0x12599ac6 function addLiquiditySingleToken(address receiver, address, uint256 least, ${guess}, ${input}, ${limit})`,
  `0x3dbe1c55 function addLiquiditySingleTokenKeepYt(address receiver, address, uint256 least, uint256 least, ${input})`,
  '0xb7d75b8b function removeLiquidityDualSyAndPt(address receiver, address, uint256, uint256 least, uint256 least)',
  `0xb00f09d7 function removeLiquidityDualTokenAndPt(address receiver, address, uint256, ${output}, uint256 least)`,
  `0x6b77ac9e function removeLiquiditySinglePt(address receiver, address, uint256, uint256 least, ${guess}, ${limit})`,
  `0xd13b4fdc function removeLiquiditySingleSy(address receiver, address, uint256, uint256 least, ${limit})`,
  `0x60da0860 function removeLiquiditySingleToken(address receiver, address, uint256, ${output}, ${limit})`,
  '0xc2d6d65d function exitPostExpToSy(address receiver, address, uint256, uint256, uint256 least)',
  `0xf06a07a0 function exitPostExpToToken(address receiver, address, uint256, uint256, ${output})`,
  `0x8354a5e5 function exitPreExpToSy(address receiver, address, uint256, uint256, uint256, uint256 least, ${limit})`,
  `0x7036e052 function exitPreExpToToken(address receiver, address, uint256, uint256, uint256, ${output}, ${limit})`,
  '0x1a8631b2 function mintPyFromSy(address receiver, address, uint256, uint256 least)',
  `0xd0f42385 function mintPyFromToken(address receiver, address, uint256 least, ${input})`,
  `0x2e071dc6 function mintSyFromToken(address receiver, address, uint256 least, ${input})`,
  '0x339748cb function redeemPyToSy(address receiver, address, uint256, uint256 least)',
  `0x47f1de22 function redeemPyToToken(address receiver, address, uint256, ${output})`,
  `0x339a5572 function redeemSyToToken(address receiver, address, uint256, ${output})`,
  `0xa89eba4a function swapTokenToTokenViaSy(address receiver, address, ${input}, address, uint256 least)`,
  '0xf2f6eae5 function addLiquiditySinglePtSimple(address receiver, address, uint256, uint256 least)',
  '0x252f9db3 function addLiquiditySingleSySimple(address receiver, address, uint256, uint256 least)',
  `0x4cc30915 function addLiquiditySingleTokenSimple(address receiver, address, uint256 least, ${input})`,
  '0x0af8a5cf function removeLiquiditySinglePtSimple(address receiver, address, uint256, uint256 least)',
  '0x40a169f9 function swapExactSyForPtSimple(address receiver, address, uint256, uint256 least)',
  '0x6afe6998 function swapExactSyForYtSimple(address receiver, address, uint256, uint256 least)',
  `0xfeb9d1d2 function swapExactTokenForPtSimple(address receiver, address, uint256 least, ${input})`,
  `0x22bfddd0 function swapExactTokenForYtSimple(address receiver, address, uint256 least, ${input})`,
  `0x3346d3a3 function swapExactPtForSy(address receiver, address, uint256, uint256 least, ${limit})`,
  `0x594a88cc function swapExactPtForToken(address receiver, address, uint256, ${output}, ${limit})`,
  `0x2a50917c function swapExactSyForPt(address receiver, address, uint256, uint256 least, ${guess}, ${limit})`,
  `0xc81f847a function swapExactTokenForPt(address receiver, address, uint256 least, ${guess}, ${input}, ${limit})`,
  `0x7b8b4b95 function swapExactSyForYt(address receiver, address, uint256, uint256 least, ${guess}, ${limit})`,
  `0xed48907e function swapExactTokenForYt(address receiver, address, uint256 least, ${guess}, ${input}, ${limit})`,
  `0x80c4d566 function swapExactYtForSy(address receiver, address, uint256, uint256 least, ${limit})`,
  `0x05eb5327 function swapExactYtForToken(address receiver, address, uint256, ${output}, ${limit})`,
]
