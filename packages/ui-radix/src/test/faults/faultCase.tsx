import type { ChainAdapter } from '@foyer/chains'
import { type Config, useConfig } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import type { FaultWorld } from './faultWorld.ts'

/** An account with a name. */
export const ADDRESS = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A view or page that shows a response, and its text when the request fails. */
export type FaultCase = {
  readonly endpoint: string
  /** Operation id in the API contract. */
  readonly operation: string
  /** Path of the requests that fail. */
  readonly path: string
  readonly open: (config: Config) => void
  /** Text typed into the search field. */
  readonly search?: string
  /** Buttons clicked after opening, in this order, by name. */
  readonly press?: readonly RegExp[]
  /** Content of the host's page beside the modal. */
  readonly Page?: () => ReactElement
  /** Operations of the namespace. @default those of the stories */
  readonly adapter?: ChainAdapter
  /** The connected wallet. @default 'Marigold' */
  readonly wallet?: string
  /** Prepares the backend. */
  readonly setUp?: (world: FaultWorld) => void
  readonly shown: RegExp
  readonly failed: RegExp | ((kind: string) => RegExp)
  /** Name of the TanStack query whose data stays when a refetch fails. */
  readonly kept?: string
  /** The request is shared with other views, or is a mutation: leaving the view does not abort it. */
  readonly isShared?: boolean
  /** Requests that must fail too, so that this request is sent. */
  readonly beside?: string
  /** Requests of the same path that do not fail. */
  readonly except?: string
}

/** Shows the result of a query. */
export const renderResult = (
  name: string,
  { data, isError }: { readonly data: unknown; readonly isError: boolean },
): ReactElement => <p>{`${name} ${isError ? 'failed' : JSON.stringify(data)}`}</p>

export type ActionButtonProps = {
  readonly name: string
  readonly run: (config: Config) => Promise<unknown>
}

/** A button of the host, and the result of the action that it starts. */
export function ActionButton({ name, run }: ActionButtonProps): ReactElement {
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
