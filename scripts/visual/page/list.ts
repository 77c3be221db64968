import type { ReviewPicture } from "../review.ts";
import { byId, make, makeButton } from "./elements.ts";
import type { VerdictBook } from "./verdicts.ts";
import { amountOf, looksOf } from "./words.ts";

/** The list of pictures at the side, by component. */
export interface List {
  /** Shows these pictures. */
  show(pictures: readonly ReviewPicture[]): void;
  /** Marks the picture that is open, and scrolls to it. The focus follows if it is in the list. */
  mark(picture: ReviewPicture | null): void;
  /** Shows the verdicts as they are now. */
  refresh(): void;
}

const marks = { approved: "Approved", rejected: "Rejected" };

/** Makes the list. `onChoose` is told when somebody opens a picture. */
export function makeList(book: VerdictBook, onChoose: (picture: ReviewPicture) => void): List {
  const nav = byId("list");
  let rows: { picture: ReviewPicture; button: HTMLButtonElement; mark: HTMLElement }[] = [];

  const row = (picture: ReviewPicture) => {
    const mark = make("span", { class: "mark" });
    const button = makeButton(
      {},
      () => onChoose(picture),
      mark,
      make("span", { class: "story" }, picture.story),
      make("span", { class: "amount" }, amountOf(picture)),
      make("span", { class: "looks" }, looksOf(picture)),
    );
    return { picture, button, mark };
  };

  const refresh = () => {
    for (const { picture, mark } of rows) {
      const verdict = book.on(picture)?.verdict;
      mark.className = `mark ${verdict ?? "open"}`;
      mark.replaceChildren(make("span", { class: "unseen" }, verdict ? `${marks[verdict]}: ` : ""));
    }
  };

  return {
    show(pictures) {
      rows = pictures.map(row);
      const groups = Map.groupBy(rows, ({ picture }) => picture.component);
      nav.replaceChildren(
        ...[...groups].map(([component, members]) =>
          make(
            "section",
            {},
            make("h2", {}, component),
            make("ul", {}, ...members.map(({ button }) => make("li", {}, button))),
          ),
        ),
      );
      refresh();
    },
    mark(picture) {
      for (const { picture: own, button } of rows) {
        if (own === picture) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
      }
      const open = rows.find(({ picture: own }) => own === picture)?.button;
      open?.scrollIntoView({ block: "nearest" });
      if (nav.contains(document.activeElement)) open?.focus();
    },
    refresh,
  };
}
