import { read } from './errors/FoyerError.ts'

/** What stands on a page at a dotted path, such as `okxwallet.bitcoin`. */
export function readPath(target: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => read(value, key), target)
}
