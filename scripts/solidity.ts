// Compiles the Solidity of the sandbox, and writes the code next to it. The compiler is fetched by npx: only a change
// of a contract needs it. A test compares the sources with the code.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { keccak256, stringToHex } from 'viem'
import { at } from './lib/paths.ts'

const SOLC = 'solc@0.8.37'
const folder = at('packages/sandbox/src/evm/entryPoint')

type Output = {
  readonly errors?: readonly { readonly formattedMessage: string }[]
  readonly contracts?: Readonly<Record<string, Record<string, { readonly evm: Record<string, Code> }>>>
}
type Code = { readonly object: string }

const contracts = [
  { file: 'EntryPoint.sol', contract: 'EntryPoint', code: 'deployedBytecode', name: 'entryPointCode' },
  { file: 'TestAccount.sol', contract: 'TestAccount', code: 'bytecode', name: 'testAccountCode' },
  { file: 'TestAccount.sol', contract: 'TestAccountFactory', code: 'bytecode', name: 'testFactoryCode' },
] as const

const sources = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.sol'))
    .map((file) => [file, { content: readFileSync(`${folder}/${file}`, 'utf8') }]),
)
const input = JSON.stringify({
  language: 'Solidity',
  sources,
  settings: {
    evmVersion: 'paris',
    viaIR: true,
    optimizer: { enabled: true, runs: 200 },
    metadata: { appendCBOR: false },
    outputSelection: { '*': { '*': ['evm.bytecode.object', 'evm.deployedBytecode.object'] } },
  },
})
const printed = execFileSync('npx', ['--yes', '--package', SOLC, 'solcjs', '--standard-json'], {
  input,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
const output = JSON.parse(printed.slice(printed.indexOf('\n{') + 1)) as Output
if (output.errors) throw new Error(output.errors.map(({ formattedMessage }) => formattedMessage).join('\n'))

for (const { file, contract, code, name } of contracts) {
  const object = output.contracts?.[file]?.[contract]?.evm[code]?.object
  if (!object) throw new Error(`${contract} has no code`)
  const text = `import type { Hex } from 'viem'

/** Of ${file}, compiled by \`npm run solidity\`. */
export const ${name}: Hex =
  '0x${object}'

/** Keccak-256 of the source. */
export const ${name}Source: Hex =
  '${keccak256(stringToHex(sources[file]?.content ?? ''))}'
`
  writeFileSync(`${folder}/${name}.ts`, text)
}
