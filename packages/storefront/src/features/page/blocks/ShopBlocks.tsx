import { BlockPage } from "@sundry/ui/blocks/BlockPage";
import { reportFault } from "../../../shared/data/reportFault.ts";
import { headerBlocks } from "../home/homePage.ts";
import { homeBlocks } from "./homeBlocks.ts";
import * as styles from "../home/HomePage.css.ts";

interface ShopBlocksProps {
  /** Which page it is, for the report of faults. */
  name: "home" | "topic" | "store";
  /** The page's blocks as JSON text, as they came. */
  pageData: unknown;
}

/** The blocks of any page of the shop in the order of its data: home, special pages, decorated stores (BK-17, BK-22). */
export function ShopBlocks({ name, pageData }: ShopBlocksProps) {
  return (
    <BlockPage
      pageData={pageData}
      blocks={homeBlocks}
      ignoredTypes={headerBlocks}
      onBlockError={({ path, reason }) => reportFault("page", `${name} ${path} ${reason}`)}
      className={styles.page}
    />
  );
}
