/** The package's messages: all text that callers do not pass in. */
export interface Messages {
  readonly close: string;
  readonly back: string;
  readonly retry: string;
  readonly undo: string;
  readonly loading: string;
  readonly more: string;
  readonly opensInNewTab: string;
  readonly skipToContent: string;
  readonly required: string;
  readonly search: string;
  readonly clear: string;
  readonly notifications: string;
  readonly breadcrumbs: string;
  readonly menu: string;
  readonly badgeCount: (input: { count: number }) => string;
  readonly errorTitle: string;
  readonly errorCause: string;
  readonly rating: (input: { value: string }) => string;
  readonly pagination: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (input: { page: string }) => string;
    readonly range: (input: { from: string; to: string; total: string }) => string;
  };
  readonly movableDialog: { readonly move: string; readonly dock: string; readonly undock: string };
  readonly steps: { readonly done: string; readonly current: string; readonly todo: string; readonly failed: string };
  readonly carousel: {
    readonly role: string;
    readonly slideRole: string;
    readonly pause: string;
    readonly play: string;
    readonly previous: string;
    readonly next: string;
    readonly choose: string;
    readonly slide: (input: { index: number; total: number }) => string;
  };
  readonly price: {
    readonly now: string;
    readonly was: string;
    readonly to: string;
    readonly none: string;
    readonly points: (input: { points: string }) => string;
    readonly off: (input: { percent: number }) => string;
  };
  readonly countdown: {
    readonly ended: string;
    readonly left: (input: { hours: number; minutes: number }) => string;
  };
  readonly goods: {
    readonly add: (input: { count: number }) => string;
    readonly minimum: (input: { count: string }) => string;
    /** The next batch price: from how many pieces on, and what one costs then. */
    readonly batch: (input: { count: string; price: string }) => string;
    readonly inCart: (input: { count: string }) => string;
    readonly sold: (input: { count: string }) => string;
    readonly madeToOrder: string;
    readonly soldOut: string;
    readonly soldOutBack: (input: { date: string }) => string;
    /** The store has stopped selling the product. */
    readonly offShelf: string;
    readonly favourite: string;
    readonly unfavourite: string;
    readonly claimed: (input: { percent: number }) => string;
  };
  /** Products in rows, to order by the dozen. */
  readonly ledger: {
    /** Heads of the columns. */
    readonly goods: string;
    readonly at: (input: { count: string }) => string;
    readonly minimum: string;
    readonly dispatch: string;
    readonly rating: string;
    readonly quantity: string;
    readonly amount: string;
    /** There is no price at this quantity. */
    readonly below: string;
    readonly choose: (input: { count: string; name: string }) => string;
    readonly remove: (input: { name: string }) => string;
    readonly total: (input: { products: number; pieces: number; formatted: string }) => string;
    readonly add: string;
    /** Before anything is chosen. */
    readonly hint: string;
    readonly keys: string;
  };
  readonly stepper: {
    readonly label: string;
    readonly decrease: string;
    readonly increase: string;
    readonly unreadable: string;
    readonly belowMinimum: (input: { minimum: number; missing: number }) => string;
    readonly aboveMaximum: (input: { maximum: number }) => string;
  };
  readonly sku: {
    readonly changesOthers: string;
    readonly changesOthersNote: string;
    readonly soldOut: string;
    readonly unavailable: string;
    /** Of an axis with many values. */
    readonly find: (input: { axis: string }) => string;
    readonly none: string;
  };
  readonly tiers: {
    readonly label: string;
    readonly between: (input: { from: string; to: string }) => string;
    readonly from: (input: { from: string }) => string;
    /** The same at the mark of a bar, as short as can be. */
    readonly mark: (input: { from: string }) => string;
    /** After a mark that the stock does not reach, for screen readers. */
    readonly beyond: string;
    /** Pieces up to the next price, before `saves`. */
    readonly missing: (input: { count: string }) => string;
    readonly saves: (input: { price: string; saving: string }) => string;
    /** There is no lower price. */
    readonly lowest: string;
  };
  readonly pile: {
    /** What the drawing shows, for screen readers. */
    readonly label: (input: { count: number; formatted: string }) => string;
    /** Before the quantities to choose from. */
    readonly show: string;
    readonly minimum: (input: { count: string }) => string;
    /** One drawn piece stands for several. */
    readonly each: (input: { count: string }) => string;
  };
  readonly marketDay: {
    readonly label: (input: { now: string; rounds: string }) => string;
    /** After the label: how many reminders are set for a round. */
    readonly reminders: (input: { time: string; count: number }) => string;
  };
  readonly reorder: {
    readonly title: (input: { added: string; of: string; all: boolean }) => string;
    readonly pieces: (input: { count: string }) => string;
    readonly same: string;
    readonly higher: string;
    readonly lower: string;
    readonly minimum: (input: { count: string }) => string;
    readonly stock: (input: { count: string; asked: string }) => string;
    readonly gone: string;
    readonly dismiss: string;
  };
  readonly coupon: {
    readonly claim: string;
    readonly useNow: string;
    readonly used: string;
    readonly expired: string;
    readonly soldOut: string;
    readonly minimumSpend: (input: { amount: string }) => string;
    /** Value and minimum spend on one line. */
    readonly short: (input: { value: string; amount: string }) => string;
    readonly until: (input: { date: string }) => string;
    readonly usedOn: (input: { date: string }) => string;
    readonly endedOn: (input: { date: string }) => string;
    /** Flag of a coupon that can be used for a short time only. */
    readonly endsSoon: string;
    readonly discount: (input: { tenths: string; percent: number }) => string;
  };
  readonly points: {
    /** Price in points, such as "540 points". */
    readonly price: (input: { count: number; formatted: string }) => string;
    /** Pieces left. */
    readonly left: (input: { formatted: string }) => string;
    readonly soldOut: string;
    /** How many more points a buyer needs. */
    readonly missing: (input: { count: number; formatted: string }) => string;
  };
  readonly field: {
    readonly counter: (input: { used: number; limit: number }) => string;
    readonly shortened: (input: { limit: number }) => string;
    readonly showPassword: string;
    readonly hidePassword: string;
    readonly capsLock: string;
    readonly optional: string;
  };
  readonly stars: {
    readonly grade: (input: { count: number; word: string }) => string;
    readonly words: Readonly<Record<1 | 2 | 3 | 4 | 5, string>>;
  };
  readonly photos: {
    readonly open: (input: { index: number; total: number }) => string;
    readonly photo: (input: { index: number; total: number }) => string;
    readonly previous: string;
    readonly next: string;
  };
  readonly upload: {
    readonly add: string;
    readonly camera: string;
    readonly photo: (input: { index: number }) => string;
    readonly sending: (input: { index: number; percent: number }) => string;
    readonly retry: (input: { index: number }) => string;
    readonly remove: (input: { index: number }) => string;
    readonly added: (input: { count: number; limit: number }) => string;
    readonly removed: (input: { count: number; limit: number }) => string;
    readonly tooMany: (input: { limit: number }) => string;
    readonly failed: string;
    readonly wait: string;
    readonly notSent: string;
  };
  readonly cart: {
    readonly select: (input: { name: string }) => string;
    readonly count: (input: { name: string }) => string;
    readonly moveToFavourites: (input: { name: string }) => string;
    readonly remove: (input: { name: string }) => string;
  };
  readonly address: {
    readonly isDefault: string;
    readonly change: string;
    readonly edit: (input: { name: string; place: string }) => string;
  };
  readonly cascader: {
    readonly placeholder: string;
    readonly search: string;
    readonly none: string;
    readonly failed: string;
    readonly column: (input: { inside: string }) => string;
    readonly firstColumn: string;
  };
  readonly order: {
    readonly name: (input: { sn: string }) => string;
    readonly goods: (input: { count: string }) => string;
    readonly pieces: (input: { count: string }) => string;
  };
  readonly gallery: {
    readonly label: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly expand: string;
    readonly picture: (input: { name: string; index: number; total: number }) => string;
    readonly show: (input: { index: number }) => string;
  };
  readonly store: { readonly description: string; readonly service: string; readonly delivery: string };
  readonly review: {
    readonly noText: string;
    readonly reply: string;
    readonly picture: (input: { author: string; index: number }) => string;
  };
  readonly block: { readonly seeAll: string; readonly showMore: string; readonly promotions: string };
  readonly storePanel: { readonly visit: string };
  readonly seckill: {
    readonly title: string;
    readonly endsIn: string;
    readonly slots: string;
    readonly running: string;
    readonly notStarted: string;
    readonly ended: string;
    /** The zone of a flash sale's hours, if it isn't the buyer's own: "Times are GMT+8". */
    readonly timesIn: (input: { zone: string }) => string;
    readonly startsAt: (input: { time: string }) => string;
    readonly buy: string;
    readonly allRounds: string;
  };
  readonly filter: {
    readonly all: (input: { count: number }) => string;
    readonly fewer: string;
    readonly lowest: string;
    readonly highest: string;
    readonly to: string;
    readonly apply: string;
    readonly invalidPrice: string;
    readonly active: string;
    readonly remove: (input: { name: string }) => string;
    readonly clearAll: string;
  };
  readonly code: {
    readonly send: string;
    readonly wait: (input: { seconds: number }) => string;
    readonly sent: (input: { to: string }) => string;
  };
  readonly captcha: {
    readonly picture: string;
    readonly slider: string;
    readonly help: string;
    readonly missed: string;
    readonly passed: string;
    readonly checking: string;
    readonly renew: string;
  };
  readonly toast: { readonly dismiss: string };
}
