import type { Random } from "../choose.ts";
import { between } from "../choose.ts";
import { canStand, type OwnModelName } from "../ownModels.ts";
import type { PlacedObject, Scene } from "../scene.ts";
import type { RecipeSubject } from "./subject.ts";
import { colourAt, dyed, frame } from "./subject.ts";

/** One to three of the goods on a floor, or the goods with companions behind them. */
export function stand(subject: RecipeSubject, random: Random, withCompanions = false): Scene {
  const mirror = random() < 0.5 ? 1 : -1;
  const companions = subject.companions.filter(canStand);
  const objects =
    withCompanions && companions.length > 0 ? set(subject, companions, mirror) : group(subject, random, mirror);
  const floor = objects.length === 1 ? 0.66 : 0.62;
  return { width: frame, height: frame, ground: subject.ground, floor, objects };
}

function group(subject: RecipeSubject, random: Random, mirror: number): PlacedObject[] {
  const count = subject.colours.length >= 3 ? 3 : subject.colours.length === 2 ? 2 : random() < 0.55 ? 2 : 1;
  const at = (n: number, x: number, y: number, size: number): PlacedObject => ({
    ...dyed(subject.object, colourAt(subject, n)),
    x: 0.5 + (x - 0.5) * mirror,
    y,
    size,
    rest: "foot",
  });
  if (count === 1) return [at(0, 0.5, 0.885, between(random, 0.66, 0.71))];
  if (count === 2) return [at(1, 0.69, 0.795, 0.49), at(0, 0.39, 0.9, 0.63)];
  if (random() < 0.6) return [at(1, 0.25, 0.79, 0.46), at(2, 0.75, 0.79, 0.46), at(0, 0.5, 0.905, 0.6)];
  return [at(2, 0.79, 0.75, 0.38), at(1, 0.58, 0.815, 0.48), at(0, 0.33, 0.905, 0.58)];
}

function set(subject: RecipeSubject, companions: readonly OwnModelName[], mirror: number): PlacedObject[] {
  const places = [
    { x: 0.76, y: 0.79, size: 0.42 },
    { x: 0.23, y: 0.785, size: 0.38 },
  ];
  const behind = companions.slice(0, 2).map((model, n): PlacedObject => {
    const { x, y, size } = places[n] ?? { x: 0.5, y: 0.78, size: 0.3 };
    return { model, x: 0.5 + (x - 0.5) * mirror, y, size, rest: "foot" };
  });
  const x = behind.length === 1 ? 0.5 - 0.11 * mirror : 0.5;
  return [...behind, { ...dyed(subject.object, colourAt(subject, 0)), x, y: 0.905, size: 0.58, rest: "foot" }];
}
