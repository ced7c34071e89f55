import { type ToWalletError, walletErrors } from '../errors/walletErrors.ts'

export const toWalletError: ToWalletError = /* @__PURE__ */ walletErrors('cosmos')
