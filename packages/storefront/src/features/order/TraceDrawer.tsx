import { Drawer } from "@sundry/ui/primitives/Drawer";
import { useTranslation } from "react-i18next";
import { LatestTrace } from "./LatestTrace.tsx";
import * as styles from "./Parcel.css.ts";
import { Parcels } from "./Parcels.tsx";

/** Tracks the parcels of an order without leaving the list (MC-02). */
export function TraceDrawer({ sn, onClose }: { sn: string; onClose: () => void }) {
  const { t } = useTranslation("order");
  return (
    <Drawer open title={t("parcel.title")} titleMeta={sn} onOpenChange={({ open }) => !open && onClose()}>
      <div className={styles.drawn}>
        <LatestTrace sn={sn} />
        <Parcels sn={sn} />
      </div>
    </Drawer>
  );
}
