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
  'function addLiquidityDualSyAndPt(address receiver, address, uint256, uint256, uint256 least)',
  `function addLiquidityDualTokenAndPt(address receiver, address, ${input}, uint256, uint256 least)`,
  `function addLiquiditySinglePt(address receiver, address, uint256, uint256 least, ${guess}, ${limit})`,
  `function addLiquiditySingleSy(address receiver, address, uint256, uint256 least, ${guess}, ${limit})`,
  'function addLiquiditySingleSyKeepYt(address receiver, address, uint256, uint256 least, uint256 least)',
  `function addLiquiditySingleToken(address receiver, address, uint256 least, ${guess}, ${input}, ${limit})`,
  `function addLiquiditySingleTokenKeepYt(address receiver, address, uint256 least, uint256 least, ${input})`,
  'function removeLiquidityDualSyAndPt(address receiver, address, uint256, uint256 least, uint256 least)',
  `function removeLiquidityDualTokenAndPt(address receiver, address, uint256, ${output}, uint256 least)`,
  `function removeLiquiditySinglePt(address receiver, address, uint256, uint256 least, ${guess}, ${limit})`,
  `function removeLiquiditySingleSy(address receiver, address, uint256, uint256 least, ${limit})`,
  `function removeLiquiditySingleToken(address receiver, address, uint256, ${output}, ${limit})`,
  'function exitPostExpToSy(address receiver, address, uint256, uint256, uint256 least)',
  `function exitPostExpToToken(address receiver, address, uint256, uint256, ${output})`,
  `function exitPreExpToSy(address receiver, address, uint256, uint256, uint256, uint256 least, ${limit})`,
  `function exitPreExpToToken(address receiver, address, uint256, uint256, uint256, ${output}, ${limit})`,
  'function mintPyFromSy(address receiver, address, uint256, uint256 least)',
  `function mintPyFromToken(address receiver, address, uint256 least, ${input})`,
  `function mintSyFromToken(address receiver, address, uint256 least, ${input})`,
  'function redeemPyToSy(address receiver, address, uint256, uint256 least)',
  `function redeemPyToToken(address receiver, address, uint256, ${output})`,
  `function redeemSyToToken(address receiver, address, uint256, ${output})`,
  `function swapTokenToTokenViaSy(address receiver, address, ${input}, address, uint256 least)`,
  'function addLiquiditySinglePtSimple(address receiver, address, uint256, uint256 least)',
  'function addLiquiditySingleSySimple(address receiver, address, uint256, uint256 least)',
  `function addLiquiditySingleTokenSimple(address receiver, address, uint256 least, ${input})`,
  'function removeLiquiditySinglePtSimple(address receiver, address, uint256, uint256 least)',
  'function swapExactSyForPtSimple(address receiver, address, uint256, uint256 least)',
  'function swapExactSyForYtSimple(address receiver, address, uint256, uint256 least)',
  `function swapExactTokenForPtSimple(address receiver, address, uint256 least, ${input})`,
  `function swapExactTokenForYtSimple(address receiver, address, uint256 least, ${input})`,
  `function swapExactPtForSy(address receiver, address, uint256, uint256 least, ${limit})`,
  `function swapExactPtForToken(address receiver, address, uint256, ${output}, ${limit})`,
  `function swapExactSyForPt(address receiver, address, uint256, uint256 least, ${guess}, ${limit})`,
  `function swapExactTokenForPt(address receiver, address, uint256 least, ${guess}, ${input}, ${limit})`,
  `function swapExactSyForYt(address receiver, address, uint256, uint256 least, ${guess}, ${limit})`,
  `function swapExactTokenForYt(address receiver, address, uint256 least, ${guess}, ${input}, ${limit})`,
  `function swapExactYtForSy(address receiver, address, uint256, uint256 least, ${limit})`,
  `function swapExactYtForToken(address receiver, address, uint256, ${output}, ${limit})`,
]
