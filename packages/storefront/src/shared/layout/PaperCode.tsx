import { QrCode } from "@sundry/ui/commerce/QrCode";
import { shopAddress } from "../routing/shopAddress.ts";
import * as styles from "./paper.css.ts";

/** The code of a page's address, for a sheet of paper. */
export function PaperCode({ path }: { path: string }) {
  const address = shopAddress(path, { phone: true });
  return <QrCode value={address} label={address} size="sm" className={styles.code} />;
}
