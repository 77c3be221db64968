import * as z from "zod/mini";
import type { MapHit, MapMaker, MapPlace, MapPoint } from "./places.ts";

/** What a site needs to show AMap. */
export interface AMapKeys {
  readonly mapKey: string;
  /** Empty: the key needs none. */
  readonly mapSecurityCode: string;
}

/** How long the script, and then each question, may take, in ms. */
const patience = 10_000;
const called = "sundryMapLoaded";
const zoom = { world: 4, street: 16 };

/** The parts of AMap's script (version 2.0) that we use. Its answers are checked before use. */
interface AMapScript {
  Map: new (
    frame: HTMLElement,
    options: object,
  ) => {
    on(event: "click", listener: (event: { lnglat: unknown }) => void): void;
    setZoomAndCenter(zoom: number, center: readonly number[]): void;
    add(marker: object): void;
    destroy(): void;
  };
  Marker: new (options: object) => { setPosition(at: readonly number[]): void };
  Geocoder: new (
    options: object,
  ) => { getAddress(at: readonly number[], callback: (status: string, result: unknown) => void): void };
  PlaceSearch: new (
    options: object,
  ) => { search(words: string, callback: (status: string, result: unknown) => void): void };
}

type MapWindow = typeof globalThis & {
  AMap?: AMapScript;
  _AMapSecurityConfig?: { securityJsCode: string };
  [called]?: () => void;
};

let loading: Promise<MapMaker> | undefined;

/**
 * Loads AMap's script, once for all who ask. Rejects with an `Error` if it fails or takes longer than `within` ms; the next call then tries
 * again.
 */
export function loadAMap(keys: AMapKeys, within: number = patience): Promise<MapMaker> {
  loading ??= scriptOf(keys, within)
    .then(makerOf)
    .finally(() => {
      loading = undefined;
    });
  return loading;
}

function scriptOf({ mapKey, mapSecurityCode }: AMapKeys, within: number): Promise<AMapScript> {
  const page = globalThis as MapWindow;
  if (page.AMap) return Promise.resolve(page.AMap);
  if (mapSecurityCode) page._AMapSecurityConfig = { securityJsCode: mapSecurityCode };
  const query = new URLSearchParams({
    v: "2.0",
    key: mapKey,
    plugin: "AMap.Geocoder,AMap.PlaceSearch",
    callback: called,
  });
  const script = document.createElement("script");
  const loaded = new Promise<AMapScript>((resolve, reject) => {
    page[called] = () => (page.AMap ? resolve(page.AMap) : reject(new Error("AMap's script brought no map")));
    script.addEventListener("error", () => reject(new Error("AMap's script did not load")));
  });
  script.src = `https://webapi.amap.com/maps?${query}`;
  document.head.append(script);
  return inTime(loaded, within).catch((fault: unknown) => {
    script.remove();
    throw fault;
  });
}

async function inTime<Answer>(answer: Promise<Answer>, within: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`AMap took longer than ${within} ms`)), within);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const coordinates = z.object({ lng: z.number(), lat: z.number() });
/** AMap sends an empty list for a text that it does not have. */
const words = z.pipe(
  z.unknown(),
  z.transform((sent) => (typeof sent === "string" ? sent : "")),
);
const placeAnswer = z.object({
  regeocode: z.object({
    formattedAddress: words,
    addressComponent: z.object({ province: words, city: words, district: words }),
  }),
});
const searchAnswer = z.object({
  poiList: z.object({ pois: z.array(z.object({ name: words, address: words, location: z.unknown() })) }),
});

function makerOf(script: AMapScript): MapMaker {
  return {
    show(frame, start, onPress) {
      const center = start && degrees(start);
      const map = new script.Map(frame, { zoom: center ? zoom.street : zoom.world, ...(center && { center }) });
      let pin: InstanceType<AMapScript["Marker"]> | undefined;
      const mark = (point: MapPoint) => {
        const at = degrees(point);
        if (pin) pin.setPosition(at);
        else {
          pin = new script.Marker({ position: at });
          map.add(pin);
        }
        map.setZoomAndCenter(zoom.street, at);
      };
      if (start) mark(start);
      map.on("click", ({ lnglat }) => {
        const point = pointOf(lnglat);
        if (point) onPress(point);
      });
      return { mark, remove: () => map.destroy() };
    },
    async search(text) {
      const search = new script.PlaceSearch({ pageSize: 8, extensions: "base" });
      const answer = await asked((callback) => search.search(text, callback));
      const found = searchAnswer.safeParse(answer);
      return found.success ? found.data.poiList.pois.flatMap(hitOf) : [];
    },
    async placeAt(point) {
      const coder = new script.Geocoder({ extensions: "base" });
      const found = placeAnswer.safeParse(await asked((callback) => coder.getAddress(degrees(point), callback)));
      return found.success ? placeOfAnswer(point, found.data.regeocode) : undefined;
    },
  };
}

/** The result of a question; undefined if AMap has found nothing. */
function asked(ask: (callback: (status: string, result: unknown) => void) => void): Promise<unknown> {
  const answer = new Promise<unknown>((resolve, reject) =>
    ask((status, result) => {
      if (status === "complete") resolve(result);
      else if (status === "no_data") resolve(undefined);
      else reject(new Error(`AMap refused a question: ${status}`));
    }),
  );
  return inTime(answer, patience);
}

function hitOf({ name, address, location }: z.output<typeof searchAnswer>["poiList"]["pois"][number]): MapHit[] {
  const point = pointOf(location);
  return point && name ? [{ name, street: address, point }] : [];
}

function placeOfAnswer(
  point: MapPoint,
  { formattedAddress, addressComponent }: z.output<typeof placeAnswer>["regeocode"],
): MapPlace | undefined {
  const { province, city, district } = addressComponent;
  if (!province) return undefined;
  const named = [province, city, district].filter(Boolean);
  const street = named.reduce(
    (rest, name) => (rest.startsWith(name) ? rest.slice(name.length) : rest),
    formattedAddress,
  );
  // A municipality has no city; the tree of regions has one of this name.
  const inner = city || province.replace(/市$/, "城区");
  return { point, regions: [province, inner, ...(district ? [district] : [])], street: street.trim() };
}

function pointOf(lnglat: unknown): MapPoint | undefined {
  const read = coordinates.safeParse(lnglat);
  return read.success ? { lon: String(read.data.lng), lat: String(read.data.lat) } : undefined;
}

function degrees({ lon, lat }: MapPoint): readonly number[] {
  return [Number(lon), Number(lat)];
}
