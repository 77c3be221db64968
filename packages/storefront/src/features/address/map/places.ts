/** A point of the earth in degrees, as the calls take it. */
export interface MapPoint {
  readonly lon: string;
  readonly lat: string;
}

/** What is known of a point: regions from the province down, in the map's language, and the street with its number. */
export interface MapPlace {
  readonly point: MapPoint;
  readonly regions: readonly string[];
  readonly street: string;
}

/** A place found by its name. */
export interface MapHit {
  readonly name: string;
  readonly street: string;
  readonly point: MapPoint;
}

/** A map on the page. */
export interface ShownMap {
  /** Moves the pin and the view to a point. */
  mark(point: MapPoint): void;
  remove(): void;
}

/** What the picker asks of a maker of maps: `amap.ts` is one. Each question fails with an `Error` without an answer. */
export interface MapMaker {
  /** Draws the map into an element. `onPress` gets each point that is pressed. */
  show(frame: HTMLElement, start: MapPoint | undefined, onPress: (point: MapPoint) => void): ShownMap;
  search(words: string): Promise<readonly MapHit[]>;
  /** Undefined: the maker knows no address there. */
  placeAt(point: MapPoint): Promise<MapPlace | undefined>;
}
