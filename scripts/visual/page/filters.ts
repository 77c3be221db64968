import type { ReviewPicture } from "../review.ts";
import { byId, make, makeButton } from "./elements.ts";
import { type Property, wordOf } from "./words.ts";
import type { VerdictBook } from "./verdicts.ts";

const labels: Readonly<Record<Property, string>> = {
  component: "Component",
  theme: "Theme",
  width: "Width",
  language: "Language",
  direction: "Direction",
  brand: "Brand",
  change: "Change",
  verdict: "Verdict",
};
const properties = Object.keys(labels) as Property[];
const verdictWords = ["To review", "Approved", "Rejected"] as const;

/** The row of menus above the list. */
export interface Filters {
  /** Whether the list shows the picture. */
  shows(picture: ReviewPicture): boolean;
  /** Shows all pictures again. */
  clear(): void;
}

/** Makes a menu for each property in which the pictures differ. */
export function makeFilters(pictures: readonly ReviewPicture[], book: VerdictBook, onChange: () => void): Filters {
  const form = byId("filters");
  const verdictWord = (picture: ReviewPicture) => {
    const given = book.on(picture)?.verdict;
    if (!given) return verdictWords[0];
    return given === "approved" ? verdictWords[1] : verdictWords[2];
  };
  const word = (picture: ReviewPicture, property: Property) =>
    property === "verdict" ? verdictWord(picture) : wordOf(picture, property);

  const menus = properties.flatMap((property) => {
    const words = property === "verdict" ? verdictWords : [...new Set(pictures.map((one) => wordOf(one, property)))];
    if (words.length < 2) return [];
    const id = `filter-${property}`;
    const menu = make("select", { id }, make("option", { value: "" }, "All"), ...words.map(option));
    form.append(make("div", {}, make("label", { for: id }, labels[property]), menu));
    return [{ property, menu }];
  });

  const changed = () => {
    clearButton.hidden = menus.every(({ menu }) => menu.value === "");
    onChange();
  };
  const clear = () => {
    for (const { menu } of menus) menu.value = "";
    changed();
  };
  const clearButton = makeButton({ class: "quiet", hidden: true }, clear, "Clear filters");
  form.append(clearButton);
  form.addEventListener("change", changed);

  return {
    shows: (picture) =>
      menus.every(({ property, menu }) => menu.value === "" || menu.value === word(picture, property)),
    clear,
  };
}

const option = (word: string) => make("option", { value: word }, word);
