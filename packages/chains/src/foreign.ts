import { read } from './errors/FoyerError.ts'

/** Whether a foreign object has a method. */
export function hasMethod<name extends string>(
  value: unknown,
  name: name,
): value is Record<name, (...values: readonly unknown[]) => unknown> {
  return typeof read(value, name) === 'function'
}

/** Value at a dotted path, such as `okxwallet.bitcoin`. */
export function readPath(target: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => read(value, key), target)
}
