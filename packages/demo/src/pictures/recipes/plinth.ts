import type { Random } from "../choose.ts";
import { between } from "../choose.ts";
import { plinthTilt } from "../plinth.ts";
import type { Scene } from "../scene.ts";
import type { RecipeSubject } from "./subject.ts";
import { colourAt, dyed, frame } from "./subject.ts";

/** One of the goods on a round pedestal. */
export function onPlinth(subject: RecipeSubject, random: Random): Scene {
  const width = between(random, 0.6, 0.68);
  const top = 0.735;
  // The object touches slightly in front of the ellipse's middle, because its own base is seen from above too.
  const y = top + (width / 2) * plinthTilt * 0.35;
  return {
    width: frame,
    height: frame,
    ground: subject.ground,
    floor: 0.66,
    plinth: { x: 0.5, top, foot: 0.925, width },
    objects: [
      { ...dyed(subject.object, colourAt(subject, 0)), x: 0.5, y, size: between(random, 0.58, 0.63), rest: "foot" },
    ],
  };
}
