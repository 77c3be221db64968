import type { ReviewPicture } from "../review.ts";

/** The properties of a picture that the list can be filtered by. */
export type Property = "component" | "theme" | "width" | "language" | "direction" | "brand" | "change" | "verdict";

type Looks = NonNullable<ReviewPicture["looks"]>;

const names = {
  theme: { light: "Light", dark: "Dark" },
  viewport: { phone: "Phone", desktop: "Desktop" },
  locale: { en: "English", zh: "Chinese" },
  direction: { ltr: "Left to right", rtl: "Right to left" },
  brand: { sundry: "Sundry", harbour: "Harbour", wireframe: "Wireframe" },
} satisfies { [Key in keyof Looks]: Record<Looks[Key], string> };

const kinds = { changed: "Changed", new: "New", removed: "Removed" } satisfies Record<ReviewPicture["kind"], string>;

/** What people call a property of a picture. */
export function wordOf(picture: ReviewPicture, property: Exclude<Property, "verdict">): string {
  if (property === "component") return picture.component;
  if (property === "change") return kinds[picture.kind];
  const { looks } = picture;
  if (!looks) return "Other";
  if (property === "width") return names.viewport[looks.viewport];
  if (property === "language") return names.locale[looks.locale];
  if (property === "theme") return names.theme[looks.theme];
  if (property === "direction") return names.direction[looks.direction];
  return names.brand[looks.brand];
}

/** What a picture was taken in, without what goes without saying: `Desktop, dark, Harbour`. */
export function looksOf(picture: ReviewPicture): string {
  const { looks } = picture;
  if (!looks) return picture.name.split("/")[0] ?? "";
  return [
    names.viewport[looks.viewport],
    names.theme[looks.theme].toLowerCase(),
    ...(looks.locale === "en" ? [] : [names.locale[looks.locale]]),
    ...(looks.direction === "ltr" ? [] : ["right to left"]),
    ...(looks.brand === "sundry" ? [] : [names.brand[looks.brand]]),
  ].join(", ");
}

const number = new Intl.NumberFormat("en");
const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

/** How much of a picture changed, as short as possible: `2.3%`, `New`. */
export function amountOf({ kind, pixels, before, after }: ReviewPicture): string {
  if (kind !== "changed" || !before || !after) return kinds[kind];
  const share = pixels / (Math.max(before.width, after.width) * Math.max(before.height, after.height));
  return share < 0.001 ? "<0.1%" : percent.format(share);
}

/** The same in full: `1,204 pixels differ`. */
export function amountInWords({ kind, pixels, before, after }: ReviewPicture): string {
  if (kind === "new") return "This picture is new.";
  if (kind === "removed") return "This picture is no longer there.";
  const count = pixels === 1 ? "1 pixel differs" : `${number.format(pixels)} pixels differ`;
  const grown = before && after && (before.width !== after.width || before.height !== after.height);
  return grown ? `${count}, ${before.width} × ${before.height} became ${after.width} × ${after.height}` : count;
}

/** A count with its noun: `1 picture`, `12 pictures`. */
export const pictures = (count: number): string => `${number.format(count)} ${count === 1 ? "picture" : "pictures"}`;
