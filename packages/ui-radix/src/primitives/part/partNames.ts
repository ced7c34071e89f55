import type { badgeParts } from '../Badge/parts.ts'
import type { buttonParts } from '../Button/parts.ts'
import type { iconParts } from '../Icon/parts.ts'
import type { iconButtonParts } from '../IconButton/parts.ts'
import type { imageParts } from '../Image/parts.ts'
import type { modalParts } from '../Modal/parts.ts'
import type { ringParts } from '../Ring/parts.ts'
import type { rowParts } from '../Row/parts.ts'
import type { skeletonParts } from '../Skeleton/parts.ts'
import type { spinnerParts } from '../Spinner/parts.ts'
import type { stackParts } from '../Stack/parts.ts'
import type { statusHeroParts } from '../StatusHero/parts.ts'
import type { textParts } from '../Text/parts.ts'
import type { visuallyHiddenParts } from '../VisuallyHidden/parts.ts'

/** Every `data-foyer-part` there is; also the keys of `classNames`. */
export type PartName =
  | keyof typeof badgeParts
  | keyof typeof buttonParts
  | keyof typeof iconButtonParts
  | keyof typeof iconParts
  | keyof typeof imageParts
  | keyof typeof modalParts
  | keyof typeof ringParts
  | keyof typeof rowParts
  | keyof typeof skeletonParts
  | keyof typeof spinnerParts
  | keyof typeof stackParts
  | keyof typeof statusHeroParts
  | keyof typeof textParts
  | keyof typeof visuallyHiddenParts
