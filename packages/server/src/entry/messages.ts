/** A page as the built storefront renders it (`packages/storefront/src/entry/render.tsx`). */
export interface BuiltPage {
  /** Markup of `#root`. */
  html: string;
  /** Markup of the head: title, description, canonical address, cards, facts for search engines. */
  head: string;
  /** Markup after `#root`, hidden until a press in the page was in vain because the shop's code does not come. */
  notice: string;
  /** What the browser takes the page over with, as JSON. */
  sent: object;
  /** Source file of the page, which names its styles in the manifest of the build. */
  file: string;
  status: 200 | 404 | 410;
}

/** The same as it leaves its thread: as texts, which cost least to hand over. */
export interface RenderedPage extends Omit<BuiltPage, "sent"> {
  /** JSON that cannot end its element, whatever the texts in it are. */
  sent: string;
  /** Ids of the goods on the page. */
  goods: readonly string[];
}

/** What is rendered: an address of the shop. */
export interface PageAsked {
  address: string;
  /** Where browsers reach the shop, such as `https://shop.example`; undefined if it does not know. */
  origin: string | undefined;
  /** Whether the address names its language. */
  localeNamed: boolean;
}

/** What a rendering thread is started with. */
export interface ThreadData {
  /** The built renderer; an absolute path. */
  file: string;
  lang: string;
  /** The content of `config.json`. */
  settings: object;
}

/** To the thread: a page is wanted, or a call it made is answered. */
export type ToThread =
  | ({ kind: "render"; id: number } & PageAsked)
  | { kind: "answer"; id: number; status: number; body: ArrayBuffer };

/** From the thread: it is ready, it needs the answer of a read, or a page is done. */
export type FromThread =
  | { kind: "ready" }
  | { kind: "call"; id: number; address: string; headers: Record<string, string> }
  | { kind: "page"; id: number; page: RenderedPage }
  | { kind: "failed"; id: number; reason: string };
