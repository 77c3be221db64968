import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A site that runs until it is stopped. */
export interface Site {
  url: string;
  stop: () => Promise<void>;
}

/** Opens a site that has a folder to itself, which goes with it. */
export async function inFolder<S extends Site>(open: (folder: string) => Promise<S>): Promise<S> {
  const folder = await mkdtemp(join(tmpdir(), "sundry-engines-"));
  const clean = () => rm(folder, { recursive: true, force: true });
  try {
    const site = await open(folder);
    const stop = async () => {
      await site.stop();
      await clean();
    };
    return { ...site, stop };
  } catch (error) {
    await clean();
    throw error;
  }
}
