import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Pictures of commits, so that those of `main` are taken once and not for each comparison. `folder` has a folder for a
 * commit, with one for each selection of its stories. Only the commit that was used last is kept: a set of all pictures
 * takes a few hundred megabytes.
 */
export function keptPictures(folder: string) {
  const placeOf = (commit: string, words: readonly string[]) =>
    join(folder, commit, words.length === 0 ? "all" : encodeURIComponent(words.toSorted().join(" ")));
  return {
    /** Puts the kept pictures of these stories of a commit in place of what is in `target`. False if there are none. */
    async restore(commit: string, words: readonly string[], target: string): Promise<boolean> {
      const place = placeOf(commit, words);
      if (!existsSync(place)) return false;
      await rm(target, { recursive: true, force: true });
      await cp(place, target, { recursive: true });
      return true;
    },
    /** Keeps the pictures in `source`, and forgets those of other commits. */
    async keep(commit: string, words: readonly string[], source: string): Promise<void> {
      await mkdir(join(folder, commit), { recursive: true });
      for (const other of await readdir(folder))
        if (other !== commit) await rm(join(folder, other), { recursive: true, force: true });
      const place = placeOf(commit, words);
      // A copy that was cut short must not count.
      const unfinished = join(folder, commit, ".unfinished");
      await rm(unfinished, { recursive: true, force: true });
      await cp(source, unfinished, { recursive: true });
      await rm(place, { recursive: true, force: true });
      await rename(unfinished, place);
    },
  };
}
