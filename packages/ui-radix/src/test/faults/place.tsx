import type { ChainAdapter } from '@foyer/chains'
import { type Config, useConfig } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import type { FaultWorld } from './faultWorld.ts'

/** One with a name. */
export const ADDRESS = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** Where an answer is seen, and what is seen without it. */
export type Place = {
  readonly endpoint: string
  /** Which call of the contract it is. */
  readonly operation: string
  /** The requests that meet the fault. */
  readonly path: string
  readonly open: (config: Config) => void
  /** What is searched for then. */
  readonly search?: string
  /** Buttons that are pressed then, one after the other, by what they say. */
  readonly press?: readonly RegExp[]
  /** What the host shows beside the modal. */
  readonly Page?: () => ReactElement
  /** What the family can do. @default what a story's can */
  readonly adapter?: ChainAdapter
  /** Who is connected. @default 'Marigold' */
  readonly wallet?: string
  /** What there is before. */
  readonly setUp?: (world: FaultWorld) => void
  readonly shown: RegExp
  readonly failed: RegExp | ((kind: string) => RegExp)
  /** The name of its query; what came stays when the next one fails. */
  readonly kept?: string
  /** It is asked for more than the view, or is an act: leaving the view does not end it. */
  readonly isShared?: boolean
  /** Requests that fail as well, so that this one is needed. */
  readonly beside?: string
  /** Requests of the same form that do not fail. */
  readonly except?: string
}

/** What a host shows of a result. */
export const say = (
  name: string,
  { data, isError }: { readonly data: unknown; readonly isError: boolean },
): ReactElement => <p>{`${name} ${isError ? 'failed' : JSON.stringify(data)}`}</p>

export type ActProps = {
  readonly name: string
  readonly run: (config: Config) => Promise<unknown>
}

/** A host's button, and how what it began has ended. */
export function Act({ name, run }: ActProps): ReactElement {
  const config = useConfig()
  const [end, setEnd] = useState('')
  const start = (): void =>
    void run(config).then(
      (answer) =>
        setEnd(
          `${name} gave ${JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))}`,
        ),
      (error: Error) => setEnd(`${name} failed: ${error.message}`),
    )
  return (
    <p>
      <button type="button" onClick={start}>
        {name}
      </button>
      {end}
    </p>
  )
}
