/**
 * The attributes of a component's DOM parts: part → attribute → its values. A part has `data-foyer-part="<name>"` and
 * those of its attributes that apply.
 */
export type PartsTable = {
  readonly [part: string]: { readonly [attribute: `data-${string}`]: readonly string[] }
}

/** All DOM parts of all primitives, by component. */
export const parts = {
  AccountName: { 'account-name': { 'data-state': ['name', 'address'] } },
  /** Also of `ActivityMonth`. */
  ActivityRow: {
    /** The images of the tokens, or an icon instead. */
    'activity-visual': { 'data-count': ['0', '1', '2'] },
    /** In the lower end corner: direction and status. */
    'activity-badge': { 'data-tone': ['success', 'neutral', 'danger'] },
    /** Between sent and received. */
    'activity-arrow': {},
    /** The month above its first row. */
    'activity-month': {},
  },
  Address: {
    address: {
      /** Present on a shortened address. */
      'data-short': [''],
    },
  },
  AlertBar: {
    'alert-bar': { 'data-variant': ['info', 'success', 'warning', 'error'] },
    'alert-bar-text': {},
  },
  Amount: {
    amount: { 'data-variant': ['display', 'amount', 'row', 'inherit'] },
    /** Decimals including the separator. */
    'amount-decimals': {},
    'amount-symbol': {},
  },
  AmountField: {
    'amount-field': { 'data-state': ['idle', 'invalid', 'readonly'] },
    /** The amount and its unit. */
    'amount-field-line': {},
    'amount-field-input': {
      /** Font size, smaller for longer amounts. */
      'data-size': ['28', '24', '20'],
    },
    /** Below: value at the start, balance at the end. */
    'amount-field-notes': {},
    /** Around a button between two fields, which it overlaps. */
    'amount-field-flip': {},
  },
  Avatar: {
    avatar: { 'data-size': ['20', '24', '32', '40', '56', '64'] },
    'avatar-picture': {},
  },
  Badge: {
    badge: { 'data-tone': ['neutral', 'accent', 'success', 'warning', 'danger'] },
  },
  Banner: {
    banner: { 'data-tone': ['info', 'success', 'warning', 'danger'] },
    'banner-text': {},
  },
  Button: {
    button: {
      'data-variant': ['primary', 'neutral', 'ghost', 'danger'],
      'data-size': ['36', '44', '52'],
      'data-state': ['idle', 'loading'],
      /** Present when the button is as wide as its container. */
      'data-block': [''],
    },
    /** Icon and text; invisible while loading, so that the button keeps its width. */
    'button-label': {},
  },
  /** Also of `Card`. */
  CardGrid: {
    /** The scrolling element. */
    'card-grid': {},
    'card-grid-list': {},
    'card-grid-item': {},
    /** Skeleton of a card. */
    'card-skeleton': {},
    card: {},
    'card-name': {},
    /** Marks an installed wallet. */
    'card-dot': {},
  },
  Checkbox: {
    checkbox: { 'data-state': ['idle', 'invalid'] },
    'checkbox-input': {},
    'checkbox-text': {},
  },
  /** Also of `ErrorState`. */
  EmptyState: {
    'empty-state': {
      'data-tone': ['neutral', 'success', 'warning', 'danger'],
      'data-size': ['small', 'large'],
    },
    'empty-state-icon': {},
    /** In place of the icon; has its size before the drawing has loaded. */
    'empty-state-drawing': {},
    drawing: {},
    'empty-state-title': {},
    'empty-state-body': {},
    'empty-state-actions': {},
  },
  /** Also of `Fact`. */
  Facts: {
    facts: {},
    fact: {
      'data-layout': ['row', 'stacked'],
      /** Present on the first fact of a group, below a line. */
      'data-divided': [''],
    },
    'fact-name': {},
    'fact-value': {},
  },
  /** Also of `SearchField`. */
  Field: {
    /** The field, and below it its error message or help. */
    'field-group': {},
    field: { 'data-state': ['idle', 'invalid', 'disabled'], 'data-size': ['44', '52'] },
    'field-input': {},
    'field-icon': {},
    'field-trailing': {},
    'field-hint': {},
    'field-error': {},
  },
  HelpSection: {
    'help-section': {},
    /** Decoration: an icon or a small drawing. */
    'help-icon': {},
    'help-title': {},
    'help-body': {},
  },
  /** Every icon. */
  Icon: {
    icon: {
      'data-size': ['16', '20', '24', '32'],
      /** Present on icons that point along the text direction and mirror with it. */
      'data-mirror': [''],
      /** Degrees by which the icon is turned, with motion. */
      'data-turn': ['0', '90', '180', '270'],
      /** Present on marks in their own colours. */
      'data-coloured': [''],
    },
  },
  IconButton: {
    'icon-button': {
      'data-variant': ['ghost', 'neutral', 'danger'],
      'data-size': ['32', '40'],
      'data-state': ['idle', 'loading'],
    },
  },
  Image: {
    image: {
      'data-state': ['loading', 'loaded', 'fallback'],
      'data-size': ['16', '20', '24', '32', '36', '40', '56', '64', '80'],
      'data-shape': ['square', 'round'],
    },
    'image-picture': {},
    /** First letter of the name on a tinted tile. */
    'image-letter': {},
    /** A smaller image or a dot at the lower end corner. */
    'image-mark': {},
  },
  LongList: {
    'long-list': {
      /** Pixels between items. */
      'data-gap': ['0', '4', '8'],
    },
    'long-list-item': {},
    /** Reaches above the skeletons, so that more is loaded before they are visible. */
    'long-list-end': {},
  },
  /** The surfaces of the modal. */
  Modal: {
    /** The element of one opening, in the browser's top layer; created by the shell. */
    layer: {},
    /** Fills the window, positions and scrolls the panel; its tint is `::before`. */
    overlay: { 'data-state': ['open', 'closed'] },
    panel: {
      'data-state': ['open', 'closed'],
      'data-direction': ['forward', 'back', 'none'],
      'data-placement': ['auto', 'full', 'inline'],
      /** Present while the view has a footer. */
      'data-footer': [''],
      /** Present while the attempt to close is shown as refused. */
      'data-shaking': [''],
    },
    header: {},
    'header-start': {},
    'header-end': {},
    title: { 'data-state': ['in', 'out'] },
    body: {},
    view: { 'data-state': ['in', 'out', 'idle'], 'data-direction': ['forward', 'back', 'none'] },
    footer: {},
  },
  OtpField: {
    'otp-field': { 'data-state': ['idle', 'invalid', 'disabled'] },
    /** The input over all cells. */
    'otp-field-input': {},
    /** One drawn digit. */
    'otp-field-cell': { 'data-state': ['empty', 'active', 'filled'] },
    'otp-field-error': {},
  },
  /** Also of `PictureCard`. */
  PictureGrid: {
    'picture-grid': {},
    'picture-card': {},
    'picture-card-name': {},
    /** The collection. */
    'picture-card-group': {},
  },
  Qr: {
    qr: {
      'data-state': ['loading', 'ready', 'hidden'],
      'data-size': ['232'],
    },
    'qr-code': {},
    'qr-dots': {},
    'qr-eye': {},
    'qr-pupil': {},
    'qr-logo': {},
    'qr-ring': {},
    'qr-track': {},
    'qr-dash': {},
    'qr-cover': {},
  },
  Ring: {
    ring: {
      'data-state': ['preparing', 'waiting', 'done', 'progress'],
      'data-shape': ['square', 'round'],
      'data-size': ['36', '40', '56', '64', '80'],
    },
    'ring-track': {},
    'ring-dash': {},
  },
  /** Also of `WalletRow`, `NetworkRow` and `TokenRow`. */
  Row: {
    row: {
      'data-state': ['default', 'loading', 'disabled', 'selected'],
      'data-size': ['48', '56', '64'],
      /** `plain` has no surface until hover; `success` is a step that is done. */
      'data-variant': ['filled', 'plain', 'accent', 'success', 'danger'],
    },
    'row-image': {},
    'row-text': {},
    'row-name': {},
    'row-description': {},
    'row-trailing': {},
    /** Trailing text in two lines, e.g. value and change. */
    'row-value': {},
    'row-chevron': {},
    /** Overlapping icons of the networks a wallet works on. */
    'row-networks': {},
    'row-networks-more': {},
  },
  Separator: {
    separator: {
      /** Present with text between two lines. */
      'data-labelled': [''],
    },
  },
  /** Also of `SkeletonRow` and `SkeletonView`. */
  Skeleton: {
    skeleton: {
      'data-shape': [
        'line',
        'title',
        'amount',
        'tile',
        'circle',
        'badge',
        'button',
        'field',
        'box',
        'square',
      ],
    },
    'skeleton-row': { 'data-variant': ['filled', 'plain'] },
    'skeleton-row-text': {},
    'skeleton-view': { 'data-size': ['short', 'medium', 'tall'] },
  },
  Spinner: {
    spinner: { 'data-size': ['16', '20', '24', '32'] },
  },
  /** Also of `List` and `ListItem`. */
  Stack: {
    stack: {
      'data-direction': ['column', 'row'],
      'data-gap': ['0', '2', '4', '8', '12', '16', '20', '24', '32'],
      'data-align': ['stretch', 'start', 'center', 'end', 'between'],
      /** Present when children share the line in equal parts. */
      'data-equal': [''],
      'data-reserve': ['line', 'panel'],
    },
    list: { 'data-gap': ['0', '4', '8'] },
    'list-item': {},
  },
  StatusHero: {
    'status-hero': {
      'data-state': ['preparing', 'waiting', 'slow', 'declined', 'failed', 'unclear', 'done'],
    },
    'status-hero-image': {
      'data-state': ['preparing', 'waiting', 'slow', 'declined', 'failed', 'unclear', 'done'],
    },
    /** ✕, ! or ✓ at the lower end corner of the image. */
    'status-hero-mark': { 'data-state': ['declined', 'failed', 'unclear', 'done'] },
    'status-hero-title': {},
    'status-hero-body': {},
    'status-hero-actions': {},
    'status-hero-retry': {},
  },
  Strip: { strip: {} },
  Tabs: {
    tabs: { 'data-orientation': ['horizontal'] },
    'tabs-list': { 'data-orientation': ['horizontal'] },
    'tabs-trigger': {
      'data-state': ['active', 'inactive'],
      'data-orientation': ['horizontal'],
      'data-disabled': [''],
    },
    'tabs-content': { 'data-state': ['active', 'inactive'], 'data-orientation': ['horizontal'] },
  },
  /** Also of `TextLink`. */
  Text: {
    text: {
      'data-variant': ['display', 'amount', 'title', 'heading', 'row', 'body', 'caption'],
      'data-tone': ['default', 'muted', 'faint', 'accent', 'success', 'warning', 'danger'],
      'data-align': ['start', 'center', 'end'],
      /** Present when the text stays on one line and ends in an ellipsis. */
      'data-truncate': [''],
    },
    'text-link': { 'data-tone': ['accent', 'muted'], 'data-size': ['body', 'caption'] },
  },
  ThumbnailPair: {
    /** Two pictures that come towards each other. */
    'thumbnail-pair': {},
  },
  /** The toast, on Radix Toast. */
  Toast: {
    /** At the top of the panel, or of the window outside a panel. */
    'toast-region': {},
    toast: {
      'data-variant': ['success', 'error', 'loading'],
      'data-state': ['open', 'closed'],
      'data-swipe': ['start', 'move', 'cancel', 'end'],
      'data-swipe-direction': ['up', 'down', 'left', 'right'],
    },
    'toast-icon': {},
    'toast-text': {},
  },
  Tooltip: {
    tooltip: { 'data-side': ['top', 'bottom'] },
  },
  VisuallyHidden: { 'visually-hidden': {} },
} as const

/** Name of a DOM part: a value of `data-foyer-part` and a key of `classNames`. */
export type PartName = {
  [component in keyof typeof parts]: keyof (typeof parts)[component]
}[keyof typeof parts]
