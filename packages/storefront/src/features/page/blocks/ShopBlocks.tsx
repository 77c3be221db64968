import { BlockPage } from "@sundry/ui/blocks/BlockPage";
import { reportFault } from "../../../shared/data/reportFault.ts";
import { headerBlocks } from "../home/homePage.ts";
import { homeBlocks } from "./homeBlocks.ts";
import * as styles from "../home/HomePage.css.ts";

interface ShopBlocksProps {
  /** Name of the page in fault reports. */
  name: "home" | "topic" | "store";
  /** The blocks as the server sent them: JSON text. */
  pageData: unknown;
}

/** The blocks of the home page, a topic or a decorated store, in the order of its data (BK-17, BK-22). */
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
