import { useTextLimit } from "@sundry/ui/runtime";
import { Button } from "@sundry/ui/primitives/Button";
import { Input } from "@sundry/ui/primitives/Input";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./MapDialog.css.ts";
import type { MapHit, MapMaker, MapPlace, MapPoint, ShownMap } from "./places.ts";

interface MapPickerProps {
  maker: MapMaker;
  start: MapPoint | undefined;
  /** Called with each place chosen; undefined while there is none. */
  onPlace: (place: MapPlace | undefined) => void;
  /** The map can't be drawn. */
  onFail: () => void;
}

/** The map with its search. Whatever the map does, the search alone is enough: by keyboard, and for those who see no map. */
export function MapPicker({ maker, start, onPlace, onFail }: MapPickerProps) {
  const { t } = useTranslation("address");
  const longest = useTextLimit();
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownMap>(undefined);
  /** Answers to older questions are ignored. */
  const question = useRef(0);
  const [typed, setTyped] = useState("");
  const [hits, setHits] = useState<readonly MapHit[]>([]);
  const [said, setSaid] = useState("");

  const choose = async (point: MapPoint, hit?: MapHit) => {
    const asked = ++question.current;
    onPlace(undefined);
    shown.current?.mark(point);
    setSaid(t("map.asking"));
    const place = await maker.placeAt(point).catch(() => null);
    if (asked !== question.current) return;
    if (!place) return setSaid(t(place === null ? "map.askFailed" : "map.none"));
    const chosen = hit ? { ...place, street: streetOf(hit, place) } : place;
    onPlace(chosen);
    setSaid(t("map.chosen", { place: [...chosen.regions, chosen.street].filter(Boolean).join(" ") }));
  };
  const search = async () => {
    const words = typed.trim();
    if (!words) return;
    const asked = ++question.current;
    onPlace(undefined);
    const found = await maker.search(words).catch(() => undefined);
    if (asked !== question.current) return;
    setHits(found ?? []);
    if (!found) setSaid(t("map.searchFailed"));
    else setSaid(found.length > 0 ? t("map.found", { count: found.length }) : t("map.nothing"));
  };

  const press = useEffectEvent((point: MapPoint) => void choose(point));
  const failed = useEffectEvent(onFail);
  const opensAt = useEffectEvent(() => start);
  useEffect(() => {
    if (!frame.current) return undefined;
    try {
      shown.current = maker.show(frame.current, opensAt(), (point) => press(point));
    } catch {
      // Such as a browser without WebGL.
      failed();
    }
    return () => shown.current?.remove();
  }, [maker]);

  return (
    <div className={styles.picker}>
      <form
        role="search"
        aria-label={t("map.find")}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <Input
          type="search"
          aria-label={t("map.label")}
          placeholder={t("map.label")}
          maxLength={longest}
          value={typed}
          onValueChange={({ value }) => setTyped(value)}
        />
        <Button type="submit" variant="strong">
          {t("map.find")}
        </Button>
      </form>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {hits.length > 0 && (
        <ul className={styles.hits}>
          {hits.map((hit) => (
            <li key={`${hit.point.lon},${hit.point.lat},${hit.name}`}>
              <button type="button" className={styles.hit} onClick={() => void choose(hit.point, hit)}>
                <span className={styles.name}>{hit.name}</span>
                {hit.street && <span className={styles.street}>{hit.street}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div ref={frame} role="group" aria-label={t("map.canvas")} className={styles.canvas} />
    </div>
  );
}

/** What is written on the parcel for a place found by name: its street if the maker knows it, and its name. */
function streetOf({ name, street }: MapHit, place: MapPlace): string {
  const at = street || place.street;
  return at.includes(name) ? at : [at, name].filter(Boolean).join(" ");
}
