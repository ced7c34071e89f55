export {
  type ClassNames,
  ClassNamesProvider,
  type ClassNamesProviderProps,
} from '../primitives/part/classNames.tsx'
export {
  createPart,
  type AsChild,
  type ElementProps,
  type PlainPart,
} from '../primitives/part/createPart.tsx'
export type { PartComponent } from '../primitives/part/Slot.tsx'
export type { PartName, PartsTable } from '../primitives/part/parts.ts'
export {
  type ActivityIcon,
  type ActivityImage,
  ActivityMonth,
  ActivityRow,
  type ActivityRowProps,
  type ActivityTone,
} from '../primitives/ActivityRow/ActivityRow.tsx'
export { AmountField, type AmountFieldProps } from '../primitives/AmountField/AmountField.tsx'
export { Badge, type BadgeOwnProps } from '../primitives/Badge/Badge.tsx'
export { Button, type ButtonProps } from '../primitives/Button/Button.tsx'
export { IconButton, type IconButtonProps } from '../primitives/IconButton/IconButton.tsx'
export { Card, type CardProps } from '../primitives/CardGrid/Card.tsx'
export { CardGrid, type CardGridItem, type CardGridProps } from '../primitives/CardGrid/CardGrid.tsx'
export { LongList, type LongListProps } from '../primitives/LongList/LongList.tsx'
export { createIcon, type Icon, type IconProps } from '../primitives/Icon/createIcon.tsx'
export { BackIcon, ChevronDownIcon, ChevronIcon, ExternalIcon } from '../primitives/Icon/arrowIcons.ts'
export {
  CheckIcon,
  CloseIcon,
  CopyIcon,
  HelpIcon,
  InfoIcon,
  SearchIcon,
  WarningIcon,
} from '../primitives/Icon/controlIcons.ts'
export { Image, type ImageProps } from '../primitives/Image/Image.tsx'
export {
  Body,
  Footer,
  Header,
  HeaderEnd,
  HeaderStart,
  Overlay,
  type OverlayOwnProps,
  Panel,
  type PanelOwnProps,
  Title,
  View,
  type ViewOwnProps,
} from '../primitives/Modal/Modal.tsx'
export { PictureCard, type PictureCardProps, PictureGrid } from '../primitives/PictureGrid/PictureGrid.tsx'
export { Qr, type QrProps } from '../primitives/Qr/Qr.tsx'
export { Ring, type RingProps } from '../primitives/Ring/Ring.tsx'
export { NetworkRow, type NetworkRowProps } from '../primitives/Row/NetworkRow.tsx'
export { Row, type RowProps } from '../primitives/Row/Row.tsx'
export { RowNetworks, type RowNetworksProps } from '../primitives/Row/RowNetworks.tsx'
export { TokenRow, type TokenRowProps } from '../primitives/Row/TokenRow.tsx'
export { WalletRow, type WalletRowProps } from '../primitives/Row/WalletRow.tsx'
export {
  Skeleton,
  type SkeletonOwnProps,
  SkeletonRow,
  type SkeletonRowProps,
  SkeletonView,
  type SkeletonViewProps,
} from '../primitives/Skeleton/Skeleton.tsx'
export { Spinner, type SpinnerProps } from '../primitives/Spinner/Spinner.tsx'
export { Strip } from '../primitives/Strip/Strip.tsx'
export { List, ListItem, type ListOwnProps, Stack, type StackOwnProps } from '../primitives/Stack/Stack.tsx'
export {
  StatusHero,
  type StatusHeroProps,
  type StatusHeroState,
} from '../primitives/StatusHero/StatusHero.tsx'
export { Text, TextLink, type TextLinkOwnProps, type TextOwnProps } from '../primitives/Text/Text.tsx'
export { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx'
export { AccountName, type AccountNameProps } from '../primitives/AccountName/AccountName.tsx'
export { Address, type AddressProps } from '../primitives/Address/Address.tsx'
export { shortAddress } from '../primitives/Address/shortAddress.ts'
export { AlertBar, type AlertBarProps } from '../primitives/AlertBar/AlertBar.tsx'
export { Amount, type AmountProps } from '../primitives/Amount/Amount.tsx'
export { Avatar, type AvatarProps } from '../primitives/Avatar/Avatar.tsx'
export { Banner, type BannerProps } from '../primitives/Banner/Banner.tsx'
export { Checkbox, type CheckboxProps } from '../primitives/Checkbox/Checkbox.tsx'
export {
  Dialog,
  DialogClose,
  type DialogCloseProps,
  DialogPanel,
  type DialogPanelProps,
  type DialogProps,
  DialogTitle,
  DialogTrigger,
  type DialogTriggerProps,
} from '../primitives/Dialog/Dialog.tsx'
export { EmptyState, type EmptyStateProps } from '../primitives/EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from '../primitives/ErrorState/ErrorState.tsx'
export { Fact, type FactProps, Facts } from '../primitives/Facts/Facts.tsx'
export { OtpField, type OtpFieldProps } from '../primitives/OtpField/OtpField.tsx'
export { Field, type FieldProps } from '../primitives/Field/Field.tsx'
export { HelpSection, type HelpSectionProps } from '../primitives/HelpSection/HelpSection.tsx'
export { Notice, type NoticeProps } from '../primitives/Notice/Notice.tsx'
export { SearchField, type SearchFieldProps } from '../primitives/SearchField/SearchField.tsx'
export { Separator } from '../primitives/Separator/Separator.tsx'
export {
  Tabs,
  TabsContent,
  type TabsContentProps,
  TabsList,
  type TabsListProps,
  type TabsProps,
  TabsTrigger,
  type TabsTriggerProps,
} from '../primitives/Tabs/Tabs.tsx'
export { ThumbnailPair } from '../primitives/ThumbnailPair/ThumbnailPair.tsx'
export { Toast, type ToastProps, ToastRegion } from '../primitives/Toast/Toast.tsx'
export { Tooltip, type TooltipProps } from '../primitives/Tooltip/Tooltip.tsx'
