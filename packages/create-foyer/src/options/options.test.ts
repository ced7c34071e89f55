import { expect, test } from 'vitest'
import { askOptions } from './askOptions.ts'
import { defaults, nextSteps, parseArguments, parseNamespaces, toPackageName } from './options.ts'

test('reads every flag', () => {
  const args = 'my-app --framework next --namespaces bitcoin,evm --walletconnect --tailwind --ui hooks --yes'
  expect(parseArguments(args.split(' '))).toEqual({
    folder: 'my-app',
    given: {
      framework: 'next',
      namespaces: ['eip155', 'bip122'],
      walletConnect: true,
      tailwind: true,
      ui: 'hooks',
    },
    isYes: true,
    isHelp: false,
  })
})

test.each([
  [['--yes'], { isYes: true, isHelp: false }],
  [['-y'], { isYes: true, isHelp: false }],
  [['--help'], { isYes: false, isHelp: true }],
  [['-h'], { isYes: false, isHelp: true }],
  [[], { isYes: false, isHelp: false }],
])('reads %j', (args, flags) => {
  expect(parseArguments(args)).toMatchObject(flags)
})

test('reads the negative of a flag', () => {
  expect(parseArguments(['--no-walletconnect', '--no-tailwind']).given).toEqual({
    walletConnect: false,
    tailwind: false,
  })
})

test.each([
  [['--framework', 'angular'], '--framework is vite or next, not "angular"'],
  [['--ui', 'both'], '--ui is modal or hooks'],
  [['--namespaces', 'near'], 'There is no namespace "near"'],
  [['--namespaces', ','], 'at least one namespace'],
  [['--colour'], '--colour'],
  [['my', 'app'], 'several folders: my, app'],
])('rejects %j', (args, message) => {
  expect(() => parseArguments(args)).toThrow(message)
})

test.each([
  ['evm', ['eip155']],
  ['ethereum, eip155', ['eip155']],
  ['cosmos solana', ['solana', 'cosmos']],
  ['Bitcoin,Polkadot', ['bip122', 'polkadot']],
])('namespaces of %j', (text, namespaces) => {
  expect(parseNamespaces(text)).toEqual(namespaces)
})

test('an empty folder is the default one', async () => {
  expect(await askOptions(parseArguments(['']))).toMatchObject({ folder: 'foyer-app' })
})

test.each([
  ['apps/my-app', 'cd apps/my-app\n'],
  ['C:\\apps\\shop', 'cd C:\\apps\\shop\n'],
  ['My App', 'cd "My App"\n'],
])('the commands that follow name the folder %j', (folder, command) => {
  expect(nextSteps(folder)).toContain(command)
})

test.each([
  ['my-app', 'my-app'],
  ['apps/My App', 'my-app'],
  ['./_private', 'private'],
  ['Äpfel', 'pfel'],
  ['…', 'foyer-app'],
])('package name of the folder %j', (folder, name) => {
  expect(toPackageName(folder)).toBe(name)
})

test('without questions, missing options have their default', async () => {
  expect(await askOptions(parseArguments(['--ui', 'hooks']))).toEqual({
    folder: 'foyer-app',
    options: { ...defaults, ui: 'hooks' },
  })
  expect(await askOptions(parseArguments(['shop']))).toEqual({ folder: 'shop', options: defaults })
})

test('asks for no option of the command line', async () => {
  const args = 'shop --framework next --namespaces solana --no-walletconnect --tailwind --ui hooks'
  const parsed = parseArguments(args.split(' '))
  expect(await askOptions(parsed, () => expect.unreachable())).toEqual({
    folder: 'shop',
    options: parsed.given,
  })
})

test('an empty answer is the default, and spaces and capitals do not count', async () => {
  const answers = [' shop ', ' NEXT ', '', ' No ', ' Yes ', '']
  const ask = async (): Promise<string> => answers.shift() ?? expect.unreachable()
  expect(await askOptions(parseArguments([]), ask)).toEqual({
    folder: 'shop',
    options: { ...defaults, framework: 'next', walletConnect: false, tailwind: true },
  })
  const { options, folder } = await askOptions(parseArguments([]), async () => ' ')
  expect({ folder, options }).toEqual({ folder: 'foyer-app', options: defaults })
})

test('asks for the missing options, and again after an invalid answer', async () => {
  const questions: string[] = []
  const answers = ['angular', 'v', 'near', 'solana, evm', 'maybe', 'y', '', 'hooks']
  const ask = async (question: string): Promise<string> => {
    questions.push(question)
    return answers.shift() ?? ''
  }
  expect(await askOptions(parseArguments(['shop']), ask)).toEqual({
    folder: 'shop',
    options: {
      framework: 'vite',
      namespaces: ['eip155', 'solana'],
      walletConnect: true,
      tailwind: false,
      ui: 'hooks',
    },
  })
  expect(questions).toHaveLength(8)
})
