import { expect, test } from 'vitest'
import { runLies, type LieRunner } from './runProofs.ts'

const claim = (id: string, path: string) => ({ id, path, line: 1, title: '' })
const lie = { file: 'packages/a/src/x.ts', find: 'truth', replace: 'lie' }
const title = 'waits [S1.1]'

/** A repository of one file, whose tests fail for the given code. */
function runner(fails: (path: string, code: string) => boolean): LieRunner & { runs: string[] } {
  let code = 'truth'
  const runs: string[] = []
  return {
    runs,
    readCode: () => 'truth',
    mutate: (_, mutated = 'truth') => void (code = mutated),
    async run(paths, pattern) {
      runs.push(`${code}: ${paths.join(' ')}`)
      const isRun = pattern.test(title)
      const isFailed = paths.some((path) => fails(path, code))
      return {
        passed: isRun && !isFailed ? [title] : [],
        failed: isRun && isFailed ? [title] : [],
        broken: [],
      }
    },
  }
}

const prove = (world: LieRunner, claims = [claim('S1.1', 'packages/a/src/x.test.ts')], id = 'S1.1') =>
  runLies({ [id]: { lies: [lie] } }, claims, world, () => {})

test('a lie that a test of the statement detects proves it', async () => {
  const world = runner((_, code) => code === 'lie')
  expect(await prove(world)).toMatchObject({
    proven: { 'S1.1': { tests: ['packages/a/src/x.test.ts'] } },
    problems: [],
  })
  expect(world.runs).toEqual(['lie: packages/a/src/x.test.ts', 'truth: packages/a/src/x.test.ts'])
})

test('a lie that no test detects is reported', async () => {
  const { proven, problems } = await prove(runner(() => false))
  expect(proven).toEqual({})
  expect(problems).toEqual([expect.stringContaining('its 1 tests pass')])
})

test('a lie whose text is absent is reported, and nothing runs', async () => {
  const world = { ...runner(() => true), readCode: () => 'other' }
  const { proven, problems } = await prove(world)
  expect(proven).toEqual({})
  expect(problems).toEqual([expect.stringContaining('needs this text exactly once: truth')])
  expect(world.runs).toEqual([])
})

test('tests of other statements prove nothing', async () => {
  const { proven, problems } = await prove(
    runner(() => true),
    [claim('S1.2', 'packages/a/src/x.test.ts')],
    'S1.2',
  )
  expect(proven).toEqual({})
  expect(problems).toEqual([expect.stringContaining('no unit test names S1.2')])
})

test('a test that fails without the lie proves nothing', async () => {
  const { proven, problems } = await prove(runner(() => true))
  expect(proven).toEqual({})
  expect(problems).toEqual([`${title}: fails without a lie`])
})

test('the nearest test file runs first, and the others only if it passes', async () => {
  const paths = ['packages/b/src/far.test.ts', 'packages/a/src/z/near.test.ts', 'packages/a/src/x.test.ts']
  const world = runner((path, code) => code === 'lie' && path.includes('near'))
  const { proven } = await prove(
    world,
    paths.map((path) => claim('S1.1', path)),
  )
  expect(proven['S1.1']?.tests).toEqual(['packages/a/src/z/near.test.ts'])
  expect(world.runs.slice(0, 2)).toEqual([
    'lie: packages/a/src/x.test.ts',
    'lie: packages/a/src/z/near.test.ts',
  ])
})

test('a lie that leaves a name without its declaration proves nothing', async () => {
  const world: LieRunner = {
    ...runner(() => true),
    run: async () => ({ passed: [], failed: [], broken: [title] }),
  }
  const { proven, problems } = await prove(world)
  expect(proven).toEqual({})
  expect(problems).toEqual([expect.stringContaining('leaves a name without its declaration')])
})

test('a promise is proven by the tests with the titles that it names', async () => {
  const names = ['a cookie of 3 bytes', 'waits [S1.1]']
  const patterns: RegExp[] = []
  const world: LieRunner = {
    readCode: () => 'truth',
    mutate: () => undefined,
    async run(_, pattern) {
      patterns.push(pattern)
      const matched = names.filter((name) => pattern.test(name))
      // The lie is in the first run.
      return patterns.length === 1
        ? { passed: [], failed: matched, broken: [] }
        : { passed: matched, failed: [], broken: [] }
    },
  }
  const named = { id: 'P1', path: 'packages/a/src/x.test.ts', line: 0, title: 'a cookie of %i bytes' }
  const { proven, problems } = await prove(world, [named], 'P1')
  expect(proven).toMatchObject({ P1: { tests: ['packages/a/src/x.test.ts'] } })
  expect(problems).toEqual([])
  expect(patterns.map((pattern) => names.filter((name) => pattern.test(name)))).toEqual([
    ['a cookie of 3 bytes'],
    ['a cookie of 3 bytes'],
  ])
})
