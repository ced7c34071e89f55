import { cleanup, render as renderPlain, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'

/** Testing Library's `render`, in StrictMode, unmounted after the test. */
export const render = (node: ReactNode): RenderResult => renderPlain(node, { reactStrictMode: true })

afterEach(cleanup)
