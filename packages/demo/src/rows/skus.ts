import type { SkuSpecWords } from "@sundry/server/marketplace";
import { colours, type ColourKey } from "../colours.ts";
import type { GoodsFamily, GoodsVariant, SpecAxis } from "../family.ts";

/** Maximum SKUs of goods. */
export const maxSkus = 12;

/** One SKU of goods: its value on each axis. */
export interface SkuDraft {
  specs: SkuSpecWords[];
  /** Cents added to the variant's price. */
  surcharge: number;
  /** Colour of its pictures. */
  colour: ColourKey | undefined;
}

/** A SKU that is made, and its place among all combinations, which its id is made from. */
export interface MadeSku extends SkuDraft {
  position: number;
}

const colourName = { en: "Colour", zh: "颜色" };
const onlyOne: SkuDraft[] = [{ specs: [], surcharge: 0, colour: undefined }];

/**
 * The product of the axes, first axis slowest, less the combinations that are not made; one SKU without specifications if there
 * are no axes. Throws if a combination that is not made would not exist anyway.
 */
export function skuDrafts(axes: readonly SpecAxis[], notMade: GoodsVariant["notMade"] = []): MadeSku[] {
  const drafts = axes.reduce<SkuDraft[]>(
    (partial, axis) => partial.flatMap((draft) => valuesOf(axis).map((value) => joined(draft, value))),
    onlyOne,
  );
  if (drafts.length > maxSkus) throw new RangeError(`${drafts.length} SKUs; a goods has ${maxSkus} at the most.`);
  const unknown = notMade.find((values) => !drafts.some((draft) => hasAll(draft, values)));
  if (unknown) throw new RangeError(`There is no SKU of ${unknown.join(", ")}.`);
  return drafts
    .map((draft, position) => ({ ...draft, position }))
    .filter((draft) => !notMade.some((values) => hasAll(draft, values)));
}

function hasAll({ colour, specs }: SkuDraft, values: readonly string[]): boolean {
  return values.every((wanted) => wanted === colour || specs.some(({ value }) => value.en === wanted));
}

/** Axes of a variant: its own, or its family's. */
export function axesOf(family: GoodsFamily, variant: GoodsVariant): readonly SpecAxis[] {
  return variant.axes ?? family.axes;
}

/** Colours of a variant, in the order of its colour axis. */
export function coloursOf(axes: readonly SpecAxis[]): readonly ColourKey[] {
  return axes.flatMap((axis) => (axis.kind === "colour" ? axis.values : []));
}

function valuesOf(axis: SpecAxis): SkuDraft[] {
  if (axis.kind === "colour")
    return axis.values.map((key) => ({
      specs: [{ name: colourName, value: colours[key].name, hex: colours[key].hex }],
      surcharge: 0,
      colour: key,
    }));
  return axis.values.map(({ text, surcharge = 0 }) => ({
    specs: [{ name: axis.name, value: text }],
    surcharge,
    colour: undefined,
  }));
}

function joined(a: SkuDraft, b: SkuDraft): SkuDraft {
  return { specs: [...a.specs, ...b.specs], surcharge: a.surcharge + b.surcharge, colour: a.colour ?? b.colour };
}
