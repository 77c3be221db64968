import { Button } from "@sundry/ui/primitives/Button";
import MapPin from "lucide-react/icons/map-pin";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";
import { shopConfig } from "../../../shared/site/config.ts";
import type { AddressFields } from "../addressFields.ts";
import * as styles from "../AddressPage.css.ts";
import type { MapPlace, MapPoint } from "./places.ts";
import { useMapFields } from "./useMapFields.ts";

const MapDialog = lazyPart(() => import("./MapDialog.tsx").then((m) => ({ default: m.MapDialog })));

/** Whether the site has switched its map on and has a key for it (product 51). */
export function hasMap(): boolean {
  return shopConfig.map && shopConfig.mapKey !== "";
}

interface MapButtonProps {
  /** The point of the address so far. */
  start: () => MapPoint | undefined;
  onFill: (found: Partial<AddressFields>) => void;
}

/** Fills in the form from a point on a map. Nothing of the map is loaded before it is opened (MC-14). */
export function MapButton({ start, onFill }: MapButtonProps) {
  const { t } = useTranslation("address");
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState("");
  const fieldsOf = useMapFields();
  const choose = async (place: MapPlace) => {
    const found = await fieldsOf(place);
    onFill(found);
    setResult(t(found.region ? "map.filled" : "map.noRegion"));
    setOpen(false);
  };
  return (
    <div className={styles.paste}>
      <Button variant="outline" icon={<MapPin />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("map.open")}
      </Button>
      <p role="status" className={styles.pasteResult}>
        {result}
      </p>
      {open && (
        <Suspense>
          <MapDialog start={start()} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
