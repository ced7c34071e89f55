import { createPart, type PlainPart } from '../part/createPart.tsx'

/** WebKit drops the role of lists without bullets. */
export const CardList: PlainPart<'ul'> = /*#__PURE__*/ createPart(
  'ul',
  'card-grid-list',
  (props: object) => ({
    role: 'list',
    ...props,
  }),
)
