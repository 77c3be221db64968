import type { Random } from "../choose.ts";
import { between, pick } from "../choose.ts";
import type { OwnModelName } from "../ownModels.ts";
import type { PlacedObject, Scene } from "../scene.ts";
import type { RecipeSubject } from "./subject.ts";
import { colourAt, dyed, frame } from "./subject.ts";

/** One to three of the goods on a sheet, seen from above. */
export function flat(subject: RecipeSubject, random: Random, withCompanions = false): Scene {
  const mirror = random() < 0.5 ? 1 : -1;
  const tilt = pick(random, [-14, -8, 0, 8, 14]);
  const at = (
    model: OwnModelName,
    n: number | undefined,
    x: number,
    y: number,
    size: number,
    turn: number,
  ): PlacedObject => ({
    ...dyed(model, n === undefined ? undefined : colourAt(subject, n)),
    x: 0.5 + (x - 0.5) * mirror,
    y,
    size,
    turn: Math.round(turn),
    rest: "lying",
  });
  const { object, companions, colours } = subject;
  const aside = companions[0];
  let objects: PlacedObject[];
  if (withCompanions && aside !== undefined) {
    objects = [at(aside, undefined, 0.71, 0.7, 0.36, -tilt), at(object, 0, 0.41, 0.43, 0.58, tilt)];
  } else if (colours.length >= 3 && random() < 0.6) {
    const step = between(random, 8, 16) * mirror;
    objects = [
      at(object, 2, 0.24, 0.32, 0.46, tilt - step),
      at(object, 1, 0.5, 0.5, 0.46, tilt),
      at(object, 0, 0.76, 0.68, 0.46, tilt + step),
    ];
  } else if (colours.length >= 2 || random() < 0.4) {
    objects = [
      at(object, 1, 0.655, 0.655, 0.54, tilt + 20 * mirror),
      at(object, 0, 0.37, 0.39, 0.57, tilt - 6 * mirror),
    ];
  } else {
    objects = [at(object, 0, 0.5, 0.5, between(random, 0.7, 0.74), tilt)];
  }
  return { width: frame, height: frame, ground: subject.ground, objects };
}
