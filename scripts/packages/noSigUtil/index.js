/** `@metamask/eth-json-rpc-middleware` and `@rainbow-me/provider` import this function for `personal_ecRecover`. */
exports.recoverPersonalSignature = () => {
  throw new TypeError('Tests recover no signature with @metamask/eth-sig-util')
}
