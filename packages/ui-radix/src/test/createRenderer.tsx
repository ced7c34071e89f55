import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

export type Rendered = {
  /** The root of the Foyer tree that contains the rendered elements. */
  readonly container: HTMLElement
  readonly rerender: (node: ReactNode) => Promise<void>
  readonly unmount: () => Promise<void>
}

export type Renderer = {
  readonly render: (node: ReactNode) => Promise<Rendered>
  /** Unmounts and removes everything; for `afterEach`. */
  readonly cleanUp: () => Promise<void>
}

/**
 * Renders into the page, always in StrictMode, which reveals effects without cleanup.
 *
 * @example
 * ```tsx
 * import { createRenderer } from '@foyer/ui-radix/testing'
 * const { render, cleanUp } = createRenderer()
 * const { container } = await render(<button>Pay</button>)
 * container.querySelector('button')?.click()
 * await cleanUp()
 * ```
 */
export function createRenderer(): Renderer {
  const mounted = new Set<Rendered>()
  return {
    async render(node) {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
      const container = document.createElement('div')
      container.setAttribute('data-foyer', '')
      document.body.append(container)
      const root = createRoot(container)
      const rerender = (next: ReactNode) => act(async () => root.render(<StrictMode>{next}</StrictMode>))
      const rendered: Rendered = {
        container,
        rerender,
        async unmount() {
          Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
          mounted.delete(rendered)
          await act(async () => root.unmount())
          container.remove()
        },
      }
      mounted.add(rendered)
      await rerender(node)
      return rendered
    },
    async cleanUp() {
      for (const rendered of mounted) await rendered.unmount()
    },
  }
}
