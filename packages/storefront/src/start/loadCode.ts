/**
 * Why code did not come: nobody answered; the network went while it came, and the browser asks for it again only after a reload; or the
 * file is gone since a newer shop took its place.
 */
type Kind = "network" | "lost" | "gone";

export class CodeFault extends Error {
  readonly kind: Kind;

  constructor(kind: Kind) {
    super(`Code did not come: ${kind}`);
    this.name = "CodeFault";
    this.kind = kind;
  }
}

/** How browsers, and Vite for styles, word that a file of an `import()` did not come. */
const notLoaded = /dynamically imported module|module script failed|Unable to preload CSS/i;

let opened = false;
const lost = new WeakSet<() => Promise<unknown>>();

/** The shop is drawn: from now on the network may have gone since the last file came. */
export function shopOpened(): void {
  opened = true;
}

/**
 * Calls `load`, which imports code, once the shop is in reach: a browser never asks again for a module that failed once
 * (whatwg/html#6768), so an import must not begin without a network. Rejects with a {@link CodeFault}.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  if (opened && !(await isReachable())) throw new CodeFault("network");
  if (lost.has(load)) throw new CodeFault("lost");
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error) || !notLoaded.test(error.message)) throw error;
    const [file] = /https?:\/\/\S+/.exec(error.message) ?? [];
    if (file && (await statusOf(file)) === 404) throw new CodeFault("gone");
    lost.add(load);
    throw new CodeFault("lost");
  }
}

let asking: Promise<boolean> | undefined;

/** Whether the shop answers; asked once for all who want to know at the same time. */
function isReachable(): Promise<boolean> {
  asking ??= statusOf(window.location.pathname)
    .then((status) => status === 200)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** The status of an address; undefined when nobody answers. */
function statusOf(address: string): Promise<number | undefined> {
  return fetch(address, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status,
    () => undefined,
  );
}
