import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { show } from "../run/command.ts";
import { inRoot, root } from "../run/root.ts";
import { beforeFolder } from "./folders.ts";
import { keptPictures } from "./keptPictures.ts";

const git = promisify(execFile);
const kept = keptPictures(inRoot(".cache/pictures"));

/** The story files of a commit that match `words`. Throws an Error with one sentence if there is no such commit. */
export async function storiesIn(commit: string, words: readonly string[]): Promise<readonly string[]> {
  const list = git("git", ["ls-tree", "-r", "--name-only", commit, "packages/ui/src"], { cwd: root });
  const { stdout } = await list.catch(() => {
    throw new Error(`There is no commit "${commit}" to compare with.`);
  });
  const stories = stdout.split("\n").filter((file) => file.endsWith(".stories.tsx"));
  return words.length === 0 ? stories : stories.filter((file) => words.some((word) => file.includes(word)));
}

/**
 * Takes screenshots of the stories of a commit on this machine, unless there are some from an earlier comparison, and
 * replaces the existing ones, so that the stories of the work tree can be compared with them. `words` select stories as
 * in the comparison. Stories that the commit does not have are new and have no screenshot to compare with. Throws an
 * Error with one sentence if there is no such commit or its stories give no screenshot.
 */
export async function takePicturesOf(commit: string, words: readonly string[]): Promise<void> {
  if ((await storiesIn(commit, words)).length === 0) {
    await rm(beforeFolder, { recursive: true, force: true });
    await mkdir(beforeFolder, { recursive: true });
    console.log(`${commit} has no story named ${words.join(" or ")}: all pictures are new.`);
    return;
  }
  const { stdout: named } = await git("git", ["rev-parse", "--verify", `${commit}^{commit}`], { cwd: root });
  const id = named.trim();
  if (await kept.restore(id, words, beforeFolder)) {
    console.log(`The pictures of ${commit} are those of an earlier comparison.`);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), "sundry-pictures-"));
  const tree = join(folder, "tree");
  try {
    await git("git", ["worktree", "add", "--detach", tree, id], { cwd: root });
    await rm(beforeFolder, { recursive: true, force: true });
    const { status } = await show({ args: ["scripts/bootstrap.mjs", "visual", "--update", ...words], cwd: tree });
    await cp(join(tree, relative(root, beforeFolder)), beforeFolder, { recursive: true }).catch(() => {
      throw new Error(`The stories of ${commit} gave no picture.`);
    });
    if (status === 0) await kept.keep(id, words, beforeFolder);
  } finally {
    await git("git", ["worktree", "remove", "--force", tree], { cwd: root }).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}
