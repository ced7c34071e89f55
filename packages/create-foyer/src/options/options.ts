import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CreateError } from './errors.ts'
import { allNamespaces, type Namespace, toNamespace } from './namespaces.ts'

/** `next` is the App Router of Next. */
export type Framework = 'vite' | 'next'

/** `modal` uses `@foyer/ui-radix`; `hooks` is a UI of the app, with `@foyer/headless` alone. */
export type Ui = 'modal' | 'hooks'

export type CreateOptions = {
  /** Name of the package and title of the page. */
  readonly name: string
  readonly framework: Framework
  /** At least one. The first wallet of the sandbox for the first namespace is used by the test. */
  readonly namespaces: readonly Namespace[]
  readonly walletConnect: boolean
  readonly tailwind: boolean
  readonly ui: Ui
}

/** The command line. Absent options are asked for, or have their default. */
export type Arguments = {
  readonly folder: string | undefined
  readonly given: Partial<Omit<CreateOptions, 'name'>>
  /** Takes the defaults without questions. */
  readonly isYes: boolean
  readonly isHelp: boolean
}

export const defaults: Omit<CreateOptions, 'name'> = {
  framework: 'vite',
  namespaces: ['eip155'],
  walletConnect: false,
  tailwind: false,
  ui: 'modal',
}

export const DEFAULT_FOLDER = 'foyer-app'

export const usage: string = `create-foyer [folder] [options]

  Makes an app with a wallet connection, and asks for what is not given.

  --framework <vite | next>   Vite, or Next with the App Router (default: vite)
  --namespaces <list>         ${allNamespaces.join(', ')} (default: eip155)
  --walletconnect             with wallets on phones, by WalletConnect
  --tailwind                  with Tailwind CSS 4
  --ui <modal | hooks>        the modal of Foyer, or hooks and a UI of your own (default: modal)
  --yes                       takes the defaults, without questions
  --help                      this text

  --no-walletconnect and --no-tailwind answer their questions as well.
`

/**
 * Reads the command line.
 *
 * @param args Without the program, as in `process.argv.slice(2)`.
 * @throws CreateError `UNKNOWN_OPTION` for a flag or value that does not exist, `ONE_FOLDER` for several folders.
 */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args)
  const { framework, namespaces, walletconnect, tailwind, ui } = values
  if (positionals.length > 1) throw new CreateError('ONE_FOLDER', positionals.join(', '))
  return {
    // An empty text, e.g. of a variable without a value, is no folder.
    folder: positionals[0] || undefined,
    given: {
      ...(framework !== undefined && { framework: oneOf('--framework', framework, ['vite', 'next']) }),
      ...(namespaces !== undefined && { namespaces: parseNamespaces(namespaces) }),
      ...(walletconnect !== undefined && { walletConnect: walletconnect }),
      ...(tailwind !== undefined && { tailwind }),
      ...(ui !== undefined && { ui: oneOf('--ui', ui, ['modal', 'hooks']) }),
    },
    isYes: values.yes ?? false,
    isHelp: values.help ?? false,
  }
}

/** The namespaces of a list with commas or spaces, each once, in the order of `allNamespaces`. */
export function parseNamespaces(text: string): Namespace[] {
  const found = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((name) => {
      const namespace = toNamespace(name)
      if (namespace) return namespace
      throw new CreateError('UNKNOWN_OPTION', `There is no namespace "${name}": ${allNamespaces.join(', ')}`)
    })
  if (found.length === 0) throw new CreateError('UNKNOWN_OPTION', 'An app needs at least one namespace')
  return allNamespaces.filter((namespace) => found.includes(namespace))
}

/** A package name that npm accepts, from the last folder of a path. */
export const toPackageName = (folder: string): string =>
  basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '') || DEFAULT_FOLDER

/** Shown after the app was made. */
export const nextSteps = (folder: string): string =>
  `\nMade ${folder}. Next:\n\n  cd ${/^[\w@./\\:-]+$/.test(folder) ? folder : `"${folder}"`}\n  npm install\n  npm run dev\n`

function oneOf<value extends string>(flag: string, text: string, values: readonly value[]): value {
  const found = values.find((value) => value === text)
  if (found) return found
  throw new CreateError('UNKNOWN_OPTION', `${flag} is ${values.join(' or ')}, not "${text}"`)
}

type ParsedFlags = {
  readonly positionals: readonly string[]
  readonly values: {
    readonly framework?: string
    readonly namespaces?: string
    readonly walletconnect?: boolean
    readonly tailwind?: boolean
    readonly ui?: string
    readonly yes?: boolean
    readonly help?: boolean
  }
}

function parse(args: readonly string[]): ParsedFlags {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        framework: { type: 'string' },
        namespaces: { type: 'string' },
        walletconnect: { type: 'boolean' },
        tailwind: { type: 'boolean' },
        ui: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new CreateError('UNKNOWN_OPTION', error instanceof Error ? error.message : String(error))
  }
}
