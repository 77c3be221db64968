import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** A file that the worker keeps. Names with a hash of the content need no revision. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

interface BuiltChunk {
  file: string;
  css?: readonly string[];
}

/** Files without a hash in their name that belong to one build, as its scripts do. */
const plain = ["index.html", "start.js"];

const isCode = (name: string) => /\.(js|css)$/.test(name);

/**
 * The files that the worker keeps, from the finished build in `folder`: the page and all its scripts and styles, so that
 * every page opens offline with code of one build. Fonts and pictures are kept once they have been seen.
 */
export async function keptFiles(folder: URL): Promise<KeptFile[]> {
  const manifest = JSON.parse(await readFile(new URL(".vite/manifest.json", folder), "utf8")) as Readonly<
    Record<string, BuiltChunk>
  >;
  const code = new Set(
    Object.values(manifest)
      .flatMap(({ file, css = [] }) => [file, ...css])
      .filter(isCode),
  );
  const pages = plain.map(async (url) => ({ url, revision: digest(await readFile(new URL(url, folder))) }));
  return [...(await Promise.all(pages)), ...[...code].sort().map((url) => ({ url, revision: null }))];
}

function digest(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
