export { findViolations } from '../test/axe.ts'
export { createRenderer, type Rendered, type Renderer } from '../test/createRenderer.tsx'
export { describePrimitive, type DescribePrimitiveParameters } from '../test/describePrimitive.tsx'
export { findUndocumented } from '../test/findUndocumented.ts'
