import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { type Coding, codingFor } from "./wireText.ts";
import { missingBuildPage, notFoundPage } from "./plainPages.ts";
import type { PageLanguage } from "./pageSettings.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** A name with a hash of its content, as the bundler writes them: `assets/index-B7c2x_9k.js`. */
const hashed = /(^|\/)assets\/.+-[\w-]{8,}\.\w+$/;

interface BuiltFile {
  path: string;
  /** Compressed versions beside it, made at build time. */
  coded: ReadonlySet<Coding>;
}

interface Build {
  /** When `index.html` was written; a change means a new build. */
  writtenAt: number;
  files: ReadonlyMap<string, BuiltFile>;
}

/**
 * Serves the built storefront. Only files that were found in the folder are ever opened, so no address leads outside
 * it. Routes are in the hash: every page is `/`; other unknown addresses return 404.
 */
export function storefrontFiles(folder: string | undefined, languageFor: PageLanguage): MiddlewareHandler {
  let build: Build | undefined;
  return async (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return c.text("", 405);
    build = await currentBuild(folder, build);
    const lang = languageFor(c);
    if (!build) return c.html(missingBuildPage(lang), 503);
    const name = decoded(c.req.path);
    const file = build.files.get(name === "/" ? "/index.html" : name);
    return file ? sendFile(c, file, name) : c.html(notFoundPage(lang), 404);
  };
}

async function currentBuild(folder: string | undefined, known: Build | undefined): Promise<Build | undefined> {
  if (!folder) return undefined;
  const index = await stat(join(folder, "index.html")).catch(() => undefined);
  if (!index) return undefined;
  if (known?.writtenAt === index.mtimeMs) return known;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths);
  const files = paths
    .filter((path) => !path.endsWith(".br") && !path.endsWith(".gz") && isPublic(relative(folder, path)))
    .map((path): [string, BuiltFile] => {
      const coded = new Set<Coding>();
      if (all.has(`${path}.br`)) coded.add("br");
      if (all.has(`${path}.gz`)) coded.add("gzip");
      return [`/${relative(folder, path).split(sep).join("/")}`, { path, coded }];
    });
  return { writtenAt: index.mtimeMs, files: new Map(files) };
}

/** Folders and files with a dot are the build's own, such as its manifest; `.well-known` is for others. */
function isPublic(path: string): boolean {
  return path.split(sep).every((name) => !name.startsWith(".") || name === ".well-known");
}

async function sendFile(c: Context, file: BuiltFile, name: string): Promise<Response> {
  const wanted = codingFor(c);
  const coding = wanted && file.coded.has(wanted) ? wanted : undefined;
  const bytes = await readFile(coding ? `${file.path}.${coding === "br" ? "br" : "gz"}` : file.path);
  c.header("Content-Type", types[extname(file.path)] ?? "application/octet-stream");
  // Framed pages without an origin, such as the chat, use the fonts too.
  if (name.endsWith(".woff2")) c.header("Access-Control-Allow-Origin", "*");
  if (file.coded.size > 0) c.header("Vary", "Accept-Encoding");
  if (hashed.test(name)) {
    c.header("Cache-Control", "public, max-age=31536000, immutable");
  } else {
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    c.header("Cache-Control", "no-cache");
    c.header("ETag", etag);
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  }
  if (coding) c.header("Content-Encoding", coding);
  return c.body(bytes);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
