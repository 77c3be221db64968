/** `node scripts/bootstrap.mjs pack`: builds the design system and lays it out as it is published, ready for `npm pack`. */
import { withProgress } from "../progress.mjs";
import { buildUi } from "../package/build.ts";
import { stage } from "../package/stage.ts";
import { inRoot } from "../run/root.ts";

const folder = inRoot(".cache/package/ui");
await withProgress("Building the design system", buildUi);
const { name, version } = await stage("ui", folder);
console.log(`${name} ${version} is in ${folder}; npm pack ${folder} makes its tarball.`);
