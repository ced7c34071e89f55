import { type ReactElement, type ReactNode, useState } from 'react'

export type TickerProps = { readonly render: () => ReactNode }

/** State of a host above the library's components. */
export function Ticker({ render }: TickerProps): ReactElement {
  const [, setTicks] = useState(0)
  return (
    <>
      <button onClick={() => setTicks((ticks) => ticks + 1)}>Tick</button>
      {render()}
    </>
  )
}
