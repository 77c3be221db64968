import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { show } from "./command.ts";
import { inRoot, root } from "./root.ts";

const pictures = "packages/ui/__screenshots__";
const git = promisify(execFile);

/** The story files of a commit that a run narrowed by `words` would take. Throws an Error with one sentence when there is no such commit. */
export async function storiesIn(commit: string, words: readonly string[]): Promise<readonly string[]> {
  const list = git("git", ["ls-tree", "-r", "--name-only", commit, "packages/ui/src"], { cwd: root });
  const { stdout } = await list.catch(() => {
    throw new Error(`There is no commit "${commit}" to compare with.`);
  });
  const stories = stdout.split("\n").filter((file) => file.endsWith(".stories.tsx"));
  return words.length === 0 ? stories : stories.filter((file) => words.some((word) => file.includes(word)));
}

/**
 * Takes the pictures of the stories as a commit has them, on this machine, and replaces those that are here: the stories of the
 * work tree are compared with them. `words` narrow it as they narrow the comparison. Stories that the commit does not have are
 * new and have no picture to compare with. Throws an Error with one sentence when there is no such commit or its stories give
 * no picture.
 */
export async function takePicturesOf(commit: string, words: readonly string[]): Promise<void> {
  if ((await storiesIn(commit, words)).length === 0) {
    await rm(inRoot(pictures), { recursive: true, force: true });
    await mkdir(inRoot(pictures), { recursive: true });
    console.log(`${commit} has no story named ${words.join(" or ")}: all pictures are new.`);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), "sundry-pictures-"));
  const tree = join(folder, "tree");
  try {
    await git("git", ["worktree", "add", "--detach", tree, commit], { cwd: root }).catch(() => {
      throw new Error(`There is no commit "${commit}" to compare with.`);
    });
    await rm(inRoot(pictures), { recursive: true, force: true });
    await show({ args: ["scripts/bootstrap.mjs", "visual", "--update", ...words], cwd: tree });
    await cp(join(tree, pictures), inRoot(pictures), { recursive: true }).catch(() => {
      throw new Error(`The stories of ${commit} gave no picture.`);
    });
  } finally {
    await git("git", ["worktree", "remove", "--force", tree], { cwd: root }).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}
