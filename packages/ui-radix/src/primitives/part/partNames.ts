import type { accountNameParts } from '../AccountName/parts.ts'
import type { activityRowParts } from '../ActivityRow/parts.ts'
import type { addressParts } from '../Address/parts.ts'
import type { alertBarParts } from '../AlertBar/parts.ts'
import type { amountFieldParts } from '../AmountField/parts.ts'
import type { amountParts } from '../Amount/parts.ts'
import type { avatarParts } from '../Avatar/parts.ts'
import type { badgeParts } from '../Badge/parts.ts'
import type { bannerParts } from '../Banner/parts.ts'
import type { buttonParts } from '../Button/parts.ts'
import type { cardGridParts } from '../CardGrid/parts.ts'
import type { checkboxParts } from '../Checkbox/parts.ts'
import type { emptyStateParts } from '../EmptyState/parts.ts'
import type { factsParts } from '../Facts/parts.ts'
import type { fieldParts } from '../Field/parts.ts'
import type { helpSectionParts } from '../HelpSection/parts.ts'
import type { iconParts } from '../Icon/parts.ts'
import type { iconButtonParts } from '../IconButton/parts.ts'
import type { imageParts } from '../Image/parts.ts'
import type { longListParts } from '../LongList/parts.ts'
import type { modalParts } from '../Modal/parts.ts'
import type { otpFieldParts } from '../OtpField/parts.ts'
import type { pictureGridParts } from '../PictureGrid/parts.ts'
import type { qrParts } from '../Qr/parts.ts'
import type { ringParts } from '../Ring/parts.ts'
import type { rowParts } from '../Row/parts.ts'
import type { separatorParts } from '../Separator/parts.ts'
import type { skeletonParts } from '../Skeleton/parts.ts'
import type { spinnerParts } from '../Spinner/parts.ts'
import type { stackParts } from '../Stack/parts.ts'
import type { statusHeroParts } from '../StatusHero/parts.ts'
import type { stripParts } from '../Strip/parts.ts'
import type { tabsParts } from '../Tabs/parts.ts'
import type { textParts } from '../Text/parts.ts'
import type { thumbnailPairParts } from '../ThumbnailPair/parts.ts'
import type { toastParts } from '../Toast/parts.ts'
import type { tooltipParts } from '../Tooltip/parts.ts'
import type { visuallyHiddenParts } from '../VisuallyHidden/parts.ts'

/** Every `data-foyer-part` there is; also the keys of `classNames`. */
export type PartName =
  | keyof typeof accountNameParts
  | keyof typeof activityRowParts
  | keyof typeof addressParts
  | keyof typeof alertBarParts
  | keyof typeof amountFieldParts
  | keyof typeof amountParts
  | keyof typeof avatarParts
  | keyof typeof badgeParts
  | keyof typeof bannerParts
  | keyof typeof buttonParts
  | keyof typeof cardGridParts
  | keyof typeof checkboxParts
  | keyof typeof emptyStateParts
  | keyof typeof factsParts
  | keyof typeof fieldParts
  | keyof typeof helpSectionParts
  | keyof typeof iconParts
  | keyof typeof iconButtonParts
  | keyof typeof imageParts
  | keyof typeof longListParts
  | keyof typeof modalParts
  | keyof typeof otpFieldParts
  | keyof typeof pictureGridParts
  | keyof typeof qrParts
  | keyof typeof ringParts
  | keyof typeof rowParts
  | keyof typeof separatorParts
  | keyof typeof skeletonParts
  | keyof typeof spinnerParts
  | keyof typeof stackParts
  | keyof typeof statusHeroParts
  | keyof typeof stripParts
  | keyof typeof tabsParts
  | keyof typeof textParts
  | keyof typeof thumbnailPairParts
  | keyof typeof toastParts
  | keyof typeof tooltipParts
  | keyof typeof visuallyHiddenParts
