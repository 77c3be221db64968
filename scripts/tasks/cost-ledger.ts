/** `node scripts/bootstrap.mjs cost-ledger`: weighs every import of ui and api and writes packages/{ui,api}/cost-ledger.json. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildPackage, publishedPackages } from "../package/build.ts";
import { consumerOf } from "../package/consumer.ts";
import { costDifferences, measureCosts, readLedger, writeLedger } from "../package/costs.ts";
import { withProgress } from "../progress.mjs";
import { inRoot } from "../run/root.ts";

await mkdir(inRoot(".cache"), { recursive: true });
for (const name of publishedPackages) {
  const folder = await mkdtemp(join(inRoot(".cache"), "consumer-"));
  try {
    await withProgress(`Building packages/${name}`, () => buildPackage(name));
    const costs = await withProgress(`Weighing packages/${name}`, async () =>
      measureCosts(name, await consumerOf(name, folder)),
    );
    const before = await readLedger(name).catch(() => ({}));
    const changed = costDifferences(before, costs);
    await writeLedger(name, before, costs);
    console.log([`packages/${name}/cost-ledger.json: ${changed.length} changed`, ...changed].join("\n  "));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
