/**
 * The shop runs libraries as published. Every build plugin of ours uses `ownCode`, which stops a build that changes a
 * file under node_modules; none rewrites finished chunks, and no alias replaces a library.
 */
import type { Plugin, UserConfig } from "vite";
import { isOwnCode } from "../../packages/storefront/build/ownCode.ts";
import configuration from "../../packages/storefront/vite.config.ts";
import workerConfiguration from "../../packages/storefront/vite.worker.config.ts";

const libraryPlugins = /^(vite:|vite-plugin-vanilla-extract)/;

function faultsOf(plugin: Plugin): string[] {
  if (libraryPlugins.test(plugin.name)) return [];
  return [
    ...(plugin.name.startsWith("sundry:") ? [] : [`${plugin.name}: a plugin of ours is named sundry:…`]),
    ...(isOwnCode(plugin) ? [] : [`${plugin.name}: must go through ownCode()`]),
    ...(plugin.renderChunk ? [`${plugin.name}: rewrites finished chunks`] : []),
  ];
}

async function faultsIn({ plugins = [], resolve }: UserConfig): Promise<string[]> {
  const flat = (await Promise.all(plugins.flat(9).map(async (plugin) => plugin))).flat(9) as (Plugin | false | null)[];
  const faults = flat.flatMap((plugin) => (plugin ? faultsOf(plugin) : []));
  if (resolve?.alias) faults.push("resolve.alias: a library is taken by its own name");
  return faults;
}

const faults = {
  "vite.config.ts": await faultsIn(configuration),
  "vite.worker.config.ts": await faultsIn(workerConfiguration),
};
for (const [file, found] of Object.entries(faults))
  for (const fault of found) console.log(`packages/storefront/${file}: ${fault}`);
process.exitCode = Object.values(faults).flat().length > 0 ? 1 : 0;
