import { isCodeKept } from "./workerAddress.ts";

/**
 * Why code did not load: the shop did not answer; the network failed meanwhile, and the browser tries again only after
 * a reload; or the file is gone because of a new deployment.
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

/** The messages of browsers, and of Vite for styles, when a file of an `import()` fails to load. */
const notLoaded = /dynamically imported module|module script failed|Unable to preload CSS/i;

let opened = false;
const lost = new WeakSet<() => Promise<unknown>>();

/** Call it once the shop has rendered: from then on, the network may have failed since the last file loaded. */
export function shopOpened(): void {
  opened = true;
}

/**
 * Calls `load`, which imports code, once the shop can be reached: a browser never requests a failed module again
 * (whatwg/html#6768), so an import must not start without a network unless the worker keeps the code. Rejects with a
 * {@link CodeFault}.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  if (opened && !isCodeKept() && !(await isReachable())) throw new CodeFault("network");
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

/** Whether the shop answers; concurrent callers share one request. */
export function isReachable(): Promise<boolean> {
  asking ??= statusOf(window.location.pathname)
    .then((status) => status === 200)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** The status of an address; undefined if nobody answers. */
function statusOf(address: string): Promise<number | undefined> {
  return fetch(address, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status,
    () => undefined,
  );
}
