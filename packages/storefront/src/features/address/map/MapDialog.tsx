import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./MapDialog.css.ts";
import { MapPicker } from "./MapPicker.tsx";
import type { MapPlace, MapPoint } from "./places.ts";
import { useMapMaker } from "./useMapMaker.ts";

interface MapDialogProps {
  /** Where the map opens; undefined for the whole country. */
  start: MapPoint | undefined;
  onChoose: (place: MapPlace) => Promise<void>;
  onClose: () => void;
}

/** A place chosen on the site's map, by a press or by search. A map that doesn't load says so, and the form works without it (MC-14). */
export function MapDialog({ start, onChoose, onClose }: MapDialogProps) {
  const { t } = useTranslation("address");
  const { maker, failed, fail, retry } = useMapMaker();
  const [place, setPlace] = useState<MapPlace>();
  const [filling, setFilling] = useState(false);
  const use = async (chosen: MapPlace) => {
    setFilling(true);
    await onChoose(chosen).finally(() => setFilling(false));
  };
  return (
    <Dialog
      open
      size="lg"
      title={t("map.title")}
      description={t("map.text")}
      onOpenChange={({ open }) => !open && onClose()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("map.cancel")}
          </Button>
          <Button loading={filling} disabled={!place} onClick={() => place && void use(place)}>
            {t("map.use")}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {failed ? (
          <Notice
            tone="warning"
            role="alert"
            action={
              <Button size="sm" variant="outline" onClick={retry}>
                {t("map.retry")}
              </Button>
            }
          >
            {t("map.failed")}
          </Notice>
        ) : maker ? (
          <MapPicker maker={maker} start={start} onPlace={setPlace} onFail={fail} />
        ) : (
          <p role="status" className={styles.loading}>
            {t("map.loading")}
          </p>
        )}
      </div>
    </Dialog>
  );
}
