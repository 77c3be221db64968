import { areEnginesInstalled, enginePackages } from "../../packages/storefront/engines/drive/programs.ts";
import { startEngine } from "../../packages/storefront/engines/drive/start.ts";

/** Why Firefox and WebKit can't be tested on this machine; undefined if they can. */
export async function missingEngines(): Promise<string | undefined> {
  if (!areEnginesInstalled()) return `not installed here (apt-get install ${enginePackages.join(" ")})`;
  for (const name of ["firefox", "webkit"] as const) {
    try {
      const engine = await startEngine(name);
      await (await engine.window()).close();
      await engine.stop();
    } catch (error) {
      return `${name} does not start here: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return undefined;
}
