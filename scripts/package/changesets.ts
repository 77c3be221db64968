import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Tests, stories and test helpers are not published. */
const unpublished = /\.(test|stories)\.tsx?$|\/src\/testing\//;

/**
 * The packages of `names` whose published sources or API reports have changed without a changeset that names them.
 * Changes count from where the branch left `origin/main`, or `main` in a repository without a remote; uncommitted
 * changes count too.
 */
export async function packagesWithoutChangeset(root: string, names: readonly string[]): Promise<string[]> {
  const changed = await changedFiles(root);
  const changesets = changed.filter((file) => /^\.changeset\/[\w-]+\.md$/.test(file) && !file.endsWith("README.md"));
  const texts = await Promise.all(changesets.map((file) => readFile(join(root, file), "utf8").catch(() => "")));
  // A release moves changesets into change logs.
  const isReleased = (name: string) => changed.includes(`packages/${name}/CHANGELOG.md`);
  return names.filter(
    (name) =>
      changed.some((file) => isPublished(file, name)) &&
      !isReleased(name) &&
      !texts.some((text) => packagesNamedIn(text).includes(name)),
  );
}

const isPublished = (file: string, name: string) =>
  (file.startsWith(`packages/${name}/src/`) || file.startsWith(`packages/${name}/api-report/`)) &&
  !unpublished.test(file);

/** The packages in the front matter of a changeset: lines such as `"@sundry/ui": minor`. */
function packagesNamedIn(changeset: string): string[] {
  const [, frontMatter = ""] = changeset.split(/^---$/m);
  return [...frontMatter.matchAll(/^["']?@sundry\/(\w+)["']?:/gm)].map(([, name = ""]) => name);
}

async function changedFiles(root: string): Promise<string[]> {
  const git = async (...args: string[]) =>
    (await execute("git", args, { cwd: root, maxBuffer: 1 << 26 })).stdout.trim();
  const base = await git("merge-base", "HEAD", "origin/main")
    .catch(() => git("merge-base", "HEAD", "main"))
    .catch(() => "HEAD");
  const tracked = await git("diff", "--name-only", "--no-renames", base).catch(() => "");
  const untracked = await git("ls-files", "--others", "--exclude-standard").catch(() => "");
  return `${tracked}\n${untracked}`.split("\n").filter((file) => file !== "");
}
