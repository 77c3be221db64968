import type { ColourKey } from "../colours.ts";
import type { GroundKey } from "./grounds.ts";
import type { OwnModelName } from "./ownModels.ts";

/** How an object meets the ground, which decides its shadow. */
export type Rest =
  /** Stands on a floor; `y` is where it touches. */
  | "foot"
  /** Lies on a sheet, seen from above; `y` is its centre. */
  | "lying"
  /** Hangs or floats; `y` is its centre; casts no shadow on the ground. */
  | "air";

/** One object of a picture. Positions and sizes are fractions of the frame. */
export interface PlacedObject {
  model: OwnModelName;
  /** Dyed in this colour; undefined for the colour it has where goods name none. */
  colour?: ColourKey;
  x: number;
  y: number;
  /** Longest visible side, as a share of the frame's width. */
  size: number;
  /** Degrees clockwise. */
  turn?: number;
  rest: Rest;
}

/** A round pedestal below a single object. Positions and sizes are fractions of the frame. */
export interface Plinth {
  x: number;
  top: number;
  foot: number;
  width: number;
}

/** Everything needed to draw one picture: plain data; equal scenes give equal bytes. */
export interface Scene {
  /** The frame of the scene, in px; other widths keep its proportions. */
  width: number;
  height: number;
  /** Backdrop; undefined for transparent. */
  ground?: GroundKey;
  /** Where wall and floor meet, as a fraction of the height; undefined for a sheet seen from above. */
  floor?: number;
  plinth?: Plinth;
  /** Back to front. */
  objects: readonly PlacedObject[];
}
