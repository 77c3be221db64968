import { UiLink } from "@sundry/ui/runtime";
import { hrefTo } from "../routing/addresses.ts";
import { useSite } from "./site.ts";
import * as styles from "./Logo.css.ts";

/** Logo and name of the shop from its settings, linked to the home page (HM-11). */
export function Logo({ tone = "neutral" }: { tone?: "neutral" | "inverse" | "header" }) {
  const { siteName, logo } = useSite();
  return (
    <UiLink href={hrefTo.home()} className={styles.root({ tone })}>
      {logo ? (
        <img src={logo} alt="" width={34} height={34} className={styles.image} />
      ) : (
        <span data-ink="" className={styles.mark} />
      )}
      <span translate="no">{siteName}</span>
    </UiLink>
  );
}
