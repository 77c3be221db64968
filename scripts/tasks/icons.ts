/** `node scripts/bootstrap.mjs icons`: makes the shop's PNG icons again from its drawings. */
import { writeFile } from "node:fs/promises";
import { drawn, iconFolder, iconPictures } from "../icons/pictures.ts";
import { inRoot } from "../run/root.ts";

for (const picture of iconPictures) await writeFile(inRoot(iconFolder, picture.file), await drawn(picture));
console.log(`${iconPictures.length} icons are up to date.`);
