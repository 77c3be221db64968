import type { WordFile } from "./wordFile.ts";

/** The words of the pages that few visits start with. The list of their files is as large as a page. */
export const secondaryFiles = import.meta.glob<WordFile>([
  "../../i18n/*/*.ts",
  "!../../i18n/*/{shell,rail,goods,goodsList,pageHome,titles}.ts",
]);
