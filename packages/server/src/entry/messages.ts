/** A page as the built storefront renders it (`packages/storefront/src/entry/render.tsx`). */
export interface RenderedPage {
  /** Markup of `#root`. */
  html: string;
  /** What the browser takes the page over with, as JSON. */
  sent: object;
  /** Source file of the page, which names its styles in the manifest of the build. */
  file: string;
  status: 200 | 404;
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
  | { kind: "render"; id: number; address: string }
  | { kind: "answer"; id: number; status: number; text: string };

/** From the thread: it is ready, it needs the answer of a read, or a page is done. */
export type FromThread =
  | { kind: "ready" }
  | { kind: "call"; id: number; address: string; headers: Record<string, string> }
  | { kind: "page"; id: number; page: RenderedPage }
  | { kind: "failed"; id: number; reason: string };
