import { existsSync, readdirSync } from 'node:fs'
import { library } from '../../scripts/library/library.ts'

const src = new URL('src/', import.meta.url)
const namespaces = readdirSync(src).filter((name) => existsSync(new URL(`${name}/${name}.ts`, src)))

export default library(new URL('./', import.meta.url), {
  pieces: {
    // Shared by all namespaces before a wallet is asked.
    core: [
      'announce.ts',
      'text/cleanText.ts',
      'emitter.ts',
      'errors/FoyerError.ts',
      'errors/UserRejectedError.ts',
      'load.ts',
      'async/timing.ts',
      'caip/namespaces.ts',
      'links/safePicture.ts',
      'networks/defineNetwork.ts',
    ],
    // A namespace before its wallet is asked.
    ...Object.fromEntries(
      namespaces.map((namespace) => [`${namespace}/core`, [`${namespace}/${namespace}.ts`]]),
    ),
    // Requests to a backend or a node: their deadlines, and the links in their answers.
    requests: ['async/deadline.ts', 'links/isBrowserWallet.ts', 'links/safeLink.ts'],
    // A wallet is asked, of any namespace; numbers of EVM chains are in the answers of wallets of several namespaces.
    wallet: [
      'address/isSameAddress.ts',
      'caip/caip.ts',
      'caip/dedupeAccounts.ts',
      'errors/sendUnclear.ts',
      'errors/toFoyerError.ts',
      'errors/walletErrors.ts',
      'eip155/quantity.ts',
      'eip155/toAddChainParameter.ts',
      'networks/extendNetwork.ts',
      'text/trimEnd.ts',
      'units.ts',
    ],
    'eip155/wallet': ['eip155/wallet.ts'],
  },
})
