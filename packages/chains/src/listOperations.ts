import type { OperationName, OperationTable } from './operations.ts'

/** Operations of which all are there. */
export type ListedOperations<name extends OperationName> = {
  readonly [key in name]-?: NonNullable<OperationTable[key]>
}

/** What a family can do, of which a page has the names alone until one of them is wanted. */
export const listOperations = <name extends OperationName>(
  names: readonly name[],
  loadTable: () => Promise<ListedOperations<name>>,
): ListedOperations<name> =>
  Object.fromEntries(
    names.map((name) => [name, async () => (await loadTable())[name]()]),
  ) as ListedOperations<name>
