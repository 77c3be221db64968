import type { ColourKey } from "../colours.ts";
import type { PictureSubject } from "../family.ts";
import { seededRandom } from "../seededRandom.ts";
import type { Random } from "./choose.ts";
import { between, pick, shuffled } from "./choose.ts";
import type { GroundKey, TintKey } from "./grounds.ts";
import { deepGroundKeys, groundHex, safeDeepGrounds, standsOut, tintFor, tintKeys } from "./grounds.ts";
import { flat } from "./recipes/flat.ts";
import { lot } from "./recipes/lot.ts";
import { onPlinth } from "./recipes/plinth.ts";
import { stand } from "./recipes/stand.ts";
import { canStand, type OwnModelName } from "./ownModels.ts";
import type { RecipeSubject } from "./recipes/subject.ts";
import { dyed, frame } from "./recipes/subject.ts";
import type { Scene } from "./scene.ts";

/** The goods to draw. */
export interface GoodsSubject {
  /** Stable key of the goods; it determines every choice. */
  goodsKey: string;
  subject: PictureSubject;
  /** Available colours, in the order of the colour axis; empty without such an axis. */
  colours: readonly ColourKey[];
  /** The backdrop of its department. */
  ground: TintKey;
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
 * Plans all pictures of goods: pure, and the same for the same input. The main picture shows one piece alone on the backdrop
 * of its department, so that a grid of goods is quiet; then come many pieces, its colours together, a detail, and one piece
 * on a deep backdrop.
 */
export function goodsPictures({ goodsKey, subject, colours, ground }: GoodsSubject): GoodsPicture[] {
  const random = seededRandom(`pictures of ${goodsKey}`);
  const shown = shownColours(subject, colours, random);
  const known = shown.filter((colour) => colour !== undefined);
  const companions = subject.companions ?? [];
  const upright = canStand(subject.object);
  const others = shuffled(random, tintKeys).filter((tint) => tint !== ground);
  const [second = ground, third = ground, fourth = ground] = lightGrounds(known, others);
  const on = (backdrop: GroundKey, n: number): RecipeSubject => ({
    object: subject.object,
    colours: turned(shown, n),
    companions,
    ground: backdrop,
  });
  const together = upright ? stand : flat;
  const single = { ...on(deepGround(known, random) ?? fourth, 0), colours: [shown[0]] } as const;
  return [
    picture("1", alone(subject.object, shown[0], ground, random)),
    picture("2", lot(on(second, 1), random)),
    picture("3", together(on(third, 2), random, companions.length > 0)),
    picture("4", closeUp(on(fourth, 0))),
    picture("5", upright ? onPlinth(single, random) : flat(single, random, false)),
    ...colours.map((colour) => colourPicture(subject, colour)),
  ];
}

/** Finds one picture of goods; undefined if they have no such slot. */
export function goodsPicture(goods: GoodsSubject, slot: string): GoodsPicture | undefined {
  return goodsPictures(goods).find((candidate) => candidate.slot === slot);
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

/** Light backdrops, first those on which all these colours stand out. */
function lightGrounds(known: readonly ColourKey[], all: readonly TintKey[]): TintKey[] {
  const fitting = all.filter((tint) => standsOut(tint, known));
  return [...fitting, ...all.filter((tint) => !fitting.includes(tint))];
}

/** A deep backdrop on which all colours stand out; undefined if there is none. */
function deepGround(known: readonly ColourKey[], random: Random): GroundKey | undefined {
  const deep = known.length === 0 ? safeDeepGrounds : deepGroundKeys.filter((key) => standsOut(key, known));
  return deep.length > 0 ? pick(random, deep) : undefined;
}

function turned(shown: RecipeSubject["colours"], n: number): RecipeSubject["colours"] {
  const start = n % shown.length;
  const [first, ...others] = [...shown.slice(start), ...shown.slice(0, start)];
  return [first, ...others];
}

function colourPicture(subject: PictureSubject, colour: ColourKey): GoodsPicture {
  const random = seededRandom(`${subject.object} in ${colour}`);
  const shown = subject.recolour ? colour : undefined;
  return picture(`colour-${colour}`, alone(subject.object, shown, tintFor(colour), random));
}

/** One piece on a floor, or lying on a sheet if it can't stand. */
function alone(model: OwnModelName, colour: ColourKey | undefined, ground: GroundKey, random: Random): Scene {
  const upright = canStand(model);
  const object = { ...dyed(model, colour), x: 0.5, size: upright ? 0.7 : 0.72 };
  return upright
    ? { width: frame, height: frame, ground, floor: 0.64, objects: [{ ...object, y: 0.86, rest: "foot" }] }
    : {
        width: frame,
        height: frame,
        ground,
        objects: [{ ...object, y: 0.5, turn: Math.round(between(random, -10, 10)), rest: "lying" }],
      };
}

/** One piece larger than the frame, so that its material shows. */
function closeUp(subject: RecipeSubject): Scene {
  const object = { ...dyed(subject.object, subject.colours[0]), x: 0.5, y: 0.5, size: 1.3 };
  return { width: frame, height: frame, ground: subject.ground, objects: [{ ...object, rest: "lying" }] };
}

function picture(slot: GoodsSlot, scene: Scene): GoodsPicture {
  return { slot, scene, background: groundHex(scene.ground ?? "steel") };
}
