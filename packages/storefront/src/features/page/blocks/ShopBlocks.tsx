import { BlockPage } from "@sundry/ui/blocks/BlockPage";
import { parsePageData } from "@sundry/ui/blocks/pageData";
import { clsx } from "clsx";
import { useMemo } from "react";
import { reportFault } from "../../../shared/data/reportFault.ts";
import { headerBlocks, shownTypes } from "../home/homePage.ts";
import { homeBlocks, homeBlocksWithOffers } from "./homeBlocks.ts";
import * as styles from "../home/HomePage.css.ts";

interface ShopBlocksProps {
  /** Name of the page in fault reports. */
  name: "home" | "topic" | "store";
  /** The blocks as the server sent them: JSON text. */
  pageData: unknown;
}

/** The blocks of the home page, a topic or a decorated store, in the order of its data (BK-17, BK-22). */
export function ShopBlocks({ name, pageData }: ShopBlocksProps) {
  const withOffers = useMemo(() => beginsWithOffers(pageData), [pageData]);
  return (
    <BlockPage
      pageData={pageData}
      blocks={withOffers ? homeBlocksWithOffers : homeBlocks}
      ignoredTypes={headerBlocks}
      onBlockError={({ path, reason }) => reportFault("page", `${name} ${path} ${reason}`)}
      className={clsx(styles.page, name === "home" && styles.home, withOffers && styles.withOffers)}
    />
  );
}

/** Whether the page's first blocks are slides and the flash sale: they share the first window. */
function beginsWithOffers(pageData: unknown): boolean {
  const [first, second] = shownTypes(parsePageData(pageData));
  return first === "carousel1" && second === "seckill";
}
