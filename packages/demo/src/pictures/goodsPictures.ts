import type { ColourKey } from "../colours.ts";
import type { PictureSubject } from "../family.ts";
import { seededRandom } from "../seededRandom.ts";
import type { Random } from "./choose.ts";
import { between, pick, shuffled } from "./choose.ts";
import type { GroundKey } from "./grounds.ts";
import { deepGroundKeys, groundHex, safeDeepGrounds, standsOut, tintFor, tintKeys } from "./grounds.ts";
import { flat } from "./recipes/flat.ts";
import { lot } from "./recipes/lot.ts";
import { onPlinth } from "./recipes/plinth.ts";
import { stand } from "./recipes/stand.ts";
import type { RecipeSubject } from "./recipes/subject.ts";
import { dyed, frame } from "./recipes/subject.ts";
import type { Scene } from "./scene.ts";
import { canStand } from "./standingObjects.ts";

/** The goods to draw. */
export interface GoodsSubject {
  /** Stable key of the goods; it determines every choice. */
  goodsKey: string;
  subject: PictureSubject;
  /** Available colours, in the order of the colour axis; empty without such an axis. */
  colours: readonly ColourKey[];
}

/** Pictures of goods: `1` (main) to `5`, and one for each colour. */
export type GoodsSlot = "1" | "2" | "3" | "4" | "5" | `colour-${ColourKey}`;

/** One planned picture of goods. */
export interface GoodsPicture {
  slot: GoodsSlot;
  scene: Scene;
  /** Colour of the backdrop, `#rrggbb`, to paint until the picture has loaded. */
  background: string;
}

type Recipe = "stand" | "plinth" | "flat" | "lot";

/** Colours for goods without a colour axis, so that variants of one family differ in a list. */
const houseColours: readonly ColourKey[] = [
  "navy",
  "blue",
  "teal",
  "forest",
  "mint",
  "mustard",
  "orange",
  "scarlet",
  "rose",
  "plum",
  "violet",
  "sky",
];

/**
 * Plans all pictures of goods: pure, and the same for the same input. The main picture is a stand, plinth, flat or lot
 * (35, 15, 20 and 30 in a hundred), one in six on a deep backdrop; slots 2 to 5 show other views.
 */
export function goodsPictures({ goodsKey, subject, colours }: GoodsSubject): GoodsPicture[] {
  const random = seededRandom(`pictures of ${goodsKey}`);
  const shown = shownColours(subject, colours, random);
  const companions = subject.companions ?? [];
  const recipes = recipeOrder(canStand(subject.object), random);
  const grounds = groundOrder(shown, random);
  const slots = (["1", "2", "3", "4", "5"] as const).map((slot, n): GoodsPicture => {
    const recipe = recipes[n] ?? "flat";
    const withCompanions = companions.length > 0 && (n === 0 ? random() < 0.3 : n >= 3);
    const arranged: RecipeSubject = {
      object: subject.object,
      // The last one shows one colour alone.
      colours: n === 4 ? [turned(shown, n)[0]] : turned(shown, n),
      companions,
      ground: grounds[n] ?? "steel",
    };
    return picture(slot, arrange(recipe, arranged, random, withCompanions));
  });
  return [...slots, ...colours.map((colour) => colourPicture(subject, colour))];
}

/** Finds one picture of goods; undefined if they have no such slot. */
export function goodsPicture(goods: GoodsSubject, slot: string): GoodsPicture | undefined {
  return goodsPictures(goods).find((candidate) => candidate.slot === slot);
}

function arrange(recipe: Recipe, subject: RecipeSubject, random: Random, withCompanions: boolean): Scene {
  if (recipe === "plinth") return onPlinth(subject, random);
  if (recipe === "lot") return lot(subject, random);
  if (recipe === "flat") return flat(subject, random, withCompanions);
  return stand(subject, random, withCompanions);
}

function shownColours(
  subject: PictureSubject,
  colours: readonly ColourKey[],
  random: Random,
): RecipeSubject["colours"] {
  if (!subject.recolour) return [undefined];
  const [first, ...others] = colours;
  if (first !== undefined) return [first, ...others];
  return [random() < 0.4 ? undefined : pick(random, houseColours)];
}

/** The main recipe by its share, then the others in turn; objects that can't stand lie down instead. */
function recipeOrder(upright: boolean, random: Random): Recipe[] {
  const at = random();
  const main: Recipe = at < 0.35 ? "stand" : at < 0.5 ? "plinth" : at < 0.7 ? "flat" : "lot";
  const following: Recipe[] = shuffled(random, ["stand", "flat", "lot"] as const);
  const order: Recipe[] = [main, ...following.filter((recipe) => recipe !== main), "plinth", "stand"];
  if (upright) return order.slice(0, 5);
  return order
    .slice(0, 5)
    .map((recipe): Recipe => (recipe === "stand" ? "flat" : recipe === "plinth" ? "lot" : recipe));
}

/** Five different backdrops on which all colours stand out; the first is deep for one goods in six. */
function groundOrder(shown: RecipeSubject["colours"], random: Random): GroundKey[] {
  const known = shown.filter((colour) => colour !== undefined);
  const deep = known.length === 0 ? safeDeepGrounds : deepGroundKeys.filter((key) => standsOut(key, known));
  const wantsDeep = random() < 1 / 6;
  const light = shuffled(random, tintKeys);
  const fitting = light.filter((tint) => standsOut(tint, known));
  const rest = light.filter((tint) => !fitting.includes(tint));
  const first = wantsDeep && deep.length > 0 ? [pick(random, deep)] : [];
  return [...first, ...fitting, ...rest];
}

function turned(shown: RecipeSubject["colours"], n: number): RecipeSubject["colours"] {
  const start = n % shown.length;
  const [first, ...others] = [...shown.slice(start), ...shown.slice(0, start)];
  return [first, ...others];
}

function colourPicture(subject: PictureSubject, colour: ColourKey): GoodsPicture {
  const random = seededRandom(`${subject.object} in ${colour}`);
  const shown = subject.recolour ? colour : undefined;
  const ground = tintFor(colour);
  const upright = canStand(subject.object);
  const object = { ...dyed(subject.object, shown), x: 0.5, size: upright ? 0.7 : 0.72 };
  const scene: Scene = upright
    ? { width: frame, height: frame, ground, floor: 0.68, objects: [{ ...object, y: 0.89, rest: "foot" }] }
    : {
        width: frame,
        height: frame,
        ground,
        objects: [{ ...object, y: 0.5, turn: Math.round(between(random, -10, 10)), rest: "lying" }],
      };
  return picture(`colour-${colour}`, scene);
}

function picture(slot: GoodsSlot, scene: Scene): GoodsPicture {
  return { slot, scene, background: groundHex(scene.ground ?? "steel") };
}
