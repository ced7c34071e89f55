import { CreateError } from './errors.ts'
import { allNamespaces, templateOf } from './namespaces.ts'
import { type Arguments, type CreateOptions, DEFAULT_FOLDER, defaults, parseNamespaces } from './options.ts'

/** Asks one question and returns the answer; empty for the default. */
export type Ask = (question: string) => Promise<string>

/** A folder, and the options of the app in it. */
export type Answers = { readonly folder: string; readonly options: Omit<CreateOptions, 'name'> }

/**
 * Asks for the options that are not on the command line. Repeats a question after an invalid answer.
 *
 * @param ask Without it every missing option has its default.
 */
export async function askOptions({ folder, given }: Arguments, ask?: Ask): Promise<Answers> {
  if (!ask) return { folder: folder ?? DEFAULT_FOLDER, options: { ...defaults, ...given } }
  const chosenFolder = folder ?? ((await ask(`Folder (${DEFAULT_FOLDER}): `)).trim() || DEFAULT_FOLDER)
  const framework = given.framework ?? (await choose(ask, 'Framework', ['vite', 'next'] as const))
  const namespaces = given.namespaces ?? (await askNamespaces(ask))
  const walletConnect = given.walletConnect ?? (await confirm(ask, 'WalletConnect, for wallets on phones'))
  const tailwind = given.tailwind ?? (await confirm(ask, 'Tailwind CSS'))
  const ui = given.ui ?? (await choose(ask, 'User interface', ['modal', 'hooks'] as const))
  return { folder: chosenFolder, options: { framework, namespaces, walletConnect, tailwind, ui } }
}

/** Asks until the answer is a prefix of one of the values; the first value is the default. */
async function choose<value extends string>(
  ask: Ask,
  title: string,
  values: readonly [value, ...value[]],
): Promise<value> {
  const answer = (await ask(`${title}: ${values.join(' or ')} (${values[0]}): `)).trim().toLowerCase()
  if (answer === '') return values[0]
  return values.find((value) => value.startsWith(answer)) ?? choose(ask, title, values)
}

async function confirm(ask: Ask, title: string): Promise<boolean> {
  const answer = (await ask(`${title}? (y/N): `)).trim().toLowerCase()
  if (answer === '' || 'no'.startsWith(answer)) return false
  return 'yes'.startsWith(answer) || confirm(ask, title)
}

async function askNamespaces(ask: Ask): Promise<CreateOptions['namespaces']> {
  const list = allNamespaces.map((namespace) => `  ${namespace}: ${templateOf(namespace).label}\n`).join('')
  const answer = (await ask(`Chains, separated by commas (eip155):\n${list}> `)).trim()
  if (answer === '') return defaults.namespaces
  try {
    return parseNamespaces(answer)
  } catch (error) {
    if (error instanceof CreateError) return askNamespaces(ask)
    throw error
  }
}
