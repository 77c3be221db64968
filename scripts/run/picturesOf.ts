import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { show } from "./command.ts";
import { inRoot, root } from "./root.ts";

const pictures = "packages/ui/__screenshots__";
const git = promisify(execFile);

/**
 * Takes the pictures of the stories as a commit has them, on this machine, in place of those that are here: what the stories of
 * the work tree are compared with (decision 0026). `words` narrow it as they do the comparison. Throws an Error with one
 * sentence when there is no such commit or its stories give no picture.
 */
export async function takePicturesOf(commit: string, words: readonly string[]): Promise<void> {
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
