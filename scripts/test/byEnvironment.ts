import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const environmentOf = ({ moduleId }: TestSpecification): string =>
  /^\s*\/\/ @vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? ''

/**
 * Projects whose files wait: for chains and relays (`world`), and before a request to a node is repeated (`oldest`).
 * They run first, beside the files that compute.
 */
const waits = ([key]: readonly [string, unknown]): boolean => /^(?:world|oldest) /.test(key)

/** Groups files that can share a process, since a file that cannot starts a new process, which loads all modules. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not the method of an array
    const sorted = await super.sort(files)
    const groups = new Map<string, TestSpecification[]>()
    for (const file of sorted) {
      const key = `${file.project.name} ${environmentOf(file)}`
      groups.set(key, [...(groups.get(key) ?? []), file])
    }
    const ordered = [...groups].toSorted((a, b) => Number(waits(b)) - Number(waits(a)))
    return ordered.flatMap(([, group]) => group)
  }
}
