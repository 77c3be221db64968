import type { ColourKey } from "../../colours.ts";
import type { GroundKey } from "../grounds.ts";
import type { OwnModelName } from "../ownModels.ts";
import type { PlacedObject } from "../scene.ts";

/** The models for a recipe to arrange. */
export interface RecipeSubject {
  object: OwnModelName;
  /** Colours to show, at least one entry; undefined leaves the object as it is. */
  colours: readonly [ColourKey | undefined, ...(ColourKey | undefined)[]];
  companions: readonly OwnModelName[];
  ground: GroundKey;
}

/** Frame the recipes are laid out for, px. */
export const frame = 480;

/** The n-th colour, starting over at the end. */
export function colourAt({ colours }: RecipeSubject, n: number): ColourKey | undefined {
  return colours[n % colours.length];
}

/** An object in a colour; without a colour the property is left out. */
export function dyed(model: OwnModelName, colour: ColourKey | undefined): Pick<PlacedObject, "model" | "colour"> {
  return colour === undefined ? { model } : { model, colour };
}
