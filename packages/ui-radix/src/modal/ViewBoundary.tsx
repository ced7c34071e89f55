import { Component, type ReactNode } from 'react'

export type ViewBoundaryProps = {
  readonly children: ReactNode
  readonly renderFailure: (error: unknown, reset: () => void) => ReactNode
}

type State = { readonly error: unknown; readonly hasFailed: boolean }

/** Keeps a view that throws from taking the modal, or the page, with it. */
export class ViewBoundary extends Component<ViewBoundaryProps, State> {
  override state: State = { error: undefined, hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state
    if (!hasFailed) return this.props.children
    return this.props.renderFailure(error, () => this.setState({ error: undefined, hasFailed: false }))
  }
}
