import * as styles from "./AddressPage.css.ts";
import { hasMap, MapButton } from "./map/MapButton.tsx";
import { PasteAddress } from "./PasteAddress.tsx";
import type { useFormFilling } from "./useFormFilling.ts";

/** Ways to fill in the form of an address at once: a pasted address, a point on the map if the site has one (MC-14). */
export function FillAddress({ fill, point }: Pick<ReturnType<typeof useFormFilling>, "fill" | "point">) {
  return (
    <div className={styles.helpers}>
      <PasteAddress onFill={fill} />
      {hasMap() && <MapButton start={point} onFill={fill} />}
    </div>
  );
}
