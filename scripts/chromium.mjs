/**
 * The only browser of the project: stories, screenshots and journeys all run in the same Chromium build, so that
 * screenshots from different machines match.
 *
 * The build comes from the lockfile (`@sparticuz/chromium`, with the system libraries it needs) and is unpacked once
 * per version. `CHROMIUM_PATH` names another one, for platforms without a build; its screenshots differ.
 */
import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))));

/** Version of the browser package, as pinned in the lockfile. */
export const chromiumVersion = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")).version;

/** Switches that make screenshots repeatable and keep the browser from sending data home. */
export const chromiumArgs = [
  "--disable-gpu",
  // Redrawing a part of the page would leave other traces on rounded corners than drawing it anew.
  "--disable-partial-raster",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-sandbox",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
];

/** The project's own cache folder, or one of the user's in the temporary folder if somebody else owns the project. */
function cacheFolder() {
  try {
    accessSync(root, constants.W_OK);
    if (existsSync(join(root, ".cache"))) accessSync(join(root, ".cache"), constants.W_OK);
    return join(root, ".cache");
  } catch {
    return join(tmpdir(), `sundry-cache-${userInfo().uid}`);
  }
}

/**
 * Unpacks the browser and its libraries into `folder`. The package unpacks into the temporary folder, so the files are
 * moved.
 */
async function unpack(folder) {
  const before = process.env.TMPDIR;
  await mkdir(folder, { recursive: true });
  process.env.TMPDIR = folder;
  try {
    const { default: chromium, inflate } = await import("@sparticuz/chromium");
    await chromium.executablePath();
    await inflate(join(packageFolder, "bin/al2023.tar.br"));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await chmod(join(folder, "chromium"), 0o755);
}

/**
 * Folder with the unpacked browser of the pinned version. Several processes can call it at once: each unpacks
 * separately, and the first to finish moves its copy into place.
 */
async function pinnedFolder() {
  const folder = join(cacheFolder(), `chromium-${chromiumVersion}-${process.platform}-${process.arch}`);
  if (existsSync(join(folder, "chromium"))) return folder;
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error(
      `No pinned Chromium for ${process.platform}-${process.arch}: set CHROMIUM_PATH to a Chromium or Chrome executable.`,
    );
  const aside = `${folder}.${randomUUID()}`;
  await unpack(aside);
  try {
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(join(folder, "chromium"))) throw error;
  }
  return folder;
}

/**
 * Launch options for Playwright: `{ executablePath, args, env }`. They also work for Vitest's browser mode and, with
 * `executablePath`, for Lighthouse.
 */
export async function chromiumLaunchOptions() {
  const own = process.env.CHROMIUM_PATH;
  if (own) return { executablePath: own, args: chromiumArgs, env: { ...process.env } };
  const folder = await pinnedFolder();
  const libraries = [join(folder, "al2023/lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  return {
    executablePath: join(folder, "chromium"),
    args: chromiumArgs,
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  };
}
