/** `npm run build`: builds the shop as static files in packages/storefront/dist, only if its sources have changed. */
import { passSignalsOn } from "../run/command.ts";
import { buildStorefront } from "../run/storefrontBuild.ts";

passSignalsOn();
try {
  const built = await buildStorefront();
  console.log(built ? "The shop is built." : "The shop is up to date.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
