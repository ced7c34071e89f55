import { existsSync, readdirSync } from 'node:fs'
import { library } from '../../scripts/library/library.ts'

const src = new URL('src/', import.meta.url)
const families = readdirSync(src).filter((name) => existsSync(new URL(`${name}/${name}.ts`, src)))

export default library(new URL('./', import.meta.url), {
  pieces: {
    // What all of it stands on, and what every family finds wallets with.
    core: ['claimedText.ts', 'emitter.ts', 'load.ts', 'safeIcon.ts', 'timing.ts'],
    // What somebody did not want, or wants no more.
    refusal: ['errors/UserRejectedError.ts', 'errors/isAbort.ts'],
    // What is small, and wanted by many parts.
    small: ['address/isEvmAddress.ts', 'address/isSameAddress.ts', 'caip/namespaces.ts', 'links/safeLink.ts'],
    caip: ['caip/parseCaipAddress.ts', 'caip/parseCaipNetworkId.ts'],
    // What every family asks wallets with.
    asking: ['abortable.ts', 'errors/walletErrors.ts'],
    'eip155/asking': [
      'eip155/parseChainId.ts',
      'eip155/parseHex.ts',
      'eip155/parseQuantity.ts',
      'eip155/request.ts',
      'eip155/toQuantity.ts',
      'eip155/toWalletError.ts',
    ],
    ...Object.fromEntries(families.map((family) => [`${family}/core`, [`${family}/${family}.ts`]])),
  },
  common: ['core', 'refusal'],
})
