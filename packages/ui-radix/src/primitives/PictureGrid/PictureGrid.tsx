import { createPart, type PlainPart } from '../part/createPart.tsx'

/** Pictures in columns. Renders a `<ul role="list">`: WebKit drops the role of lists without bullets. */
export const PictureGrid: PlainPart<'ul'> = /*#__PURE__*/ createPart(
  'ul',
  'picture-grid',
  (props: object) => ({ role: 'list', ...props }),
)
