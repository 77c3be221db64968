import { execFile } from "node:child_process";
import { access, constants, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Programs that print a page as Chrome does. */
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];

/** The first of these browsers on the PATH, or the one that `CHROME_PATH` names; undefined if there is none. */
export async function findBrowser(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const places = env["CHROME_PATH"]
    ? [env["CHROME_PATH"]]
    : names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const place of places)
    if (
      await access(place, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return place;
  return undefined;
}

/** Prints an HTML document into a PDF file. The browser has a profile of its own and no network. */
export async function printToPdf(browser: string, html: string, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "sundry-paper-"));
  try {
    const page = join(folder, "paper.html");
    await writeFile(page, html);
    await run(
      browser,
      [
        "--headless",
        "--disable-gpu",
        // Chromium does not run as root with its sandbox; the page is ours and has no scripts.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        `--user-data-dir=${join(folder, "profile")}`,
        "--host-resolver-rules=MAP * ~NOTFOUND",
        "--no-pdf-header-footer",
        `--print-to-pdf=${resolve(file)}`,
        pathToFileURL(page).href,
      ],
      { timeout: 60_000 },
    );
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
