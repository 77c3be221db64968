/** Why code did not come: nobody answered, or the file is gone since a newer shop took its place. */
export class CodeFault extends Error {
  readonly kind: "network" | "gone";

  constructor(kind: "network" | "gone") {
    super(`Code did not come: ${kind}`);
    this.name = "CodeFault";
    this.kind = kind;
  }
}

/** Files that are here or on their way; what failed is forgotten. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports a module of the built shop once all of its files are in the browser's cache; the build puts it in the place of
 * its own helper (`codeLoader.ts`). A browser remembers a module that failed, and imports it never again before a reload;
 * a file that is only fetched can be asked for as often as one likes. Rejects with a {@link CodeFault}.
 */
export async function loadCode<T>(
  start: () => Promise<T>,
  files: readonly string[] | undefined,
  from: string,
): Promise<T> {
  await Promise.all((files ?? []).map((file) => once(new URL(file, from).href)));
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof Error) || !notImported.test(error.message)) throw error;
    // Fetched and yet not imported: the cache has lost it again. Only a reload helps, once there is something to load.
    throw new CodeFault((await isReachable()) ? "gone" : "network");
  }
}

/** How the browsers word that a module did not come. */
const notImported = /dynamically imported module|module script failed/i;

/** Whether the shop answers at all. */
function isReachable(): Promise<boolean> {
  return fetch(window.location.pathname, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function once(url: string): Promise<void> {
  const known = fetched.get(url);
  if (known) return known;
  const coming = url.endsWith(".css") ? addStyles(url) : bring(url);
  fetched.set(url, coming);
  coming.catch(() => fetched.delete(url));
  return coming;
}

async function bring(url: string): Promise<void> {
  // The head or another module has asked for it: it is here, or on its way into the modules themselves.
  if (linked("modulepreload", url) || arrived(url)) return;
  let response: Response;
  try {
    response = await fetch(url);
    await response.arrayBuffer();
  } catch {
    throw new CodeFault("network");
  }
  if (response.ok) return;
  throw new CodeFault(response.status < 500 ? "gone" : "network");
}

function addStyles(url: string): Promise<void> {
  if (linked("stylesheet", url)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.crossOrigin = "";
    link.href = url;
    link.addEventListener("load", () => resolve(), { once: true });
    link.addEventListener(
      "error",
      () => {
        link.remove();
        // An event does not say why.
        bring(url).then(() => reject(new CodeFault("network")), reject);
      },
      { once: true },
    );
    document.head.append(link);
  });
}

function linked(rel: string, url: string): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].some(({ href }) => href === url);
}

function arrived(url: string): boolean {
  const entries = performance.getEntriesByName(url, "resource") as PerformanceResourceTiming[];
  return entries.some(({ responseStatus }) => responseStatus === 200);
}
