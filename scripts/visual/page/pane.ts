import type { GivenVerdict, Review, ReviewPicture, Verdict } from "../review.ts";
import { byId, make, makeButton } from "./elements.ts";
import { drawView, type View, views, viewsOf } from "./views.ts";
import { amountInWords, looksOf } from "./words.ts";

/** What a reviewer can do with the open picture. */
export interface PaneActions {
  judge(verdict: Verdict): void;
  note(words: string): void;
  /** Opens the next (1) or previous (-1) picture. */
  step(by: 1 | -1): void;
}

/** The large part of the page: the open picture and the buttons for its verdict. */
export interface Pane {
  show(picture: ReviewPicture, given: GivenVerdict | null): void;
  /** Shows another verdict on the open picture. */
  refresh(given: GivenVerdict | null): void;
  /** Says why there is no picture. */
  say(title: string, words: string): void;
  view(place: number): void;
  /** Between a picture that fits and its actual size. */
  zoom(): void;
  /** Puts the focus where a reviewer says what is wrong. */
  askWhatIsWrong(): void;
}

/** Makes the pane. It remembers view and zoom from picture to picture. */
export function makePane(sides: Review["sides"], actions: PaneActions): Pane {
  const pane = byId("picture");
  let open: ReviewPicture | null = null;
  let view: View = views[0];

  const stage = make("div", { class: "stage" });
  const title = make("h2");
  const facts = make("p", { class: "facts" });
  const viewButtons = views.map((name, place) =>
    makeButton({ "aria-pressed": "false", "aria-keyshortcuts": place + 1 }, () => look(name), name),
  );
  const zoomButton = makeButton(
    { class: "quiet", "aria-pressed": "false", "aria-keyshortcuts": "z" },
    zoom,
    "Actual size",
  );
  const approve = makeButton(
    { class: "approve", "aria-pressed": "false", "aria-keyshortcuts": "a" },
    () => actions.judge("approved"),
    "Approve",
    make("kbd", {}, "A"),
  );
  const reject = makeButton(
    { class: "reject", "aria-pressed": "false", "aria-keyshortcuts": "r" },
    () => actions.judge("rejected"),
    "Reject",
    make("kbd", {}, "R"),
  );
  const note = make("input", { type: "text", id: "note", autocomplete: "off" });
  const noteRow = make("label", { class: "note", hidden: true }, make("span", {}, "What is wrong?"), note);
  note.addEventListener("change", () => actions.note(note.value.trim()));
  note.addEventListener("keydown", ({ key }) => {
    if (key !== "Enter" && key !== "Escape") return;
    note.blur();
    if (key === "Enter") actions.step(1);
  });
  const whole = [
    make(
      "header",
      {},
      make("div", {}, title, facts),
      make("div", { class: "views", role: "group", "aria-label": "View" }, ...viewButtons),
      zoomButton,
    ),
    stage,
    make(
      "footer",
      {},
      makeButton(
        { class: "quiet", "aria-keyshortcuts": "ArrowLeft" },
        () => actions.step(-1),
        "Previous",
        make("kbd", {}, "←"),
      ),
      makeButton(
        { class: "quiet", "aria-keyshortcuts": "ArrowRight" },
        () => actions.step(1),
        "Next",
        make("kbd", {}, "→"),
      ),
      noteRow,
      reject,
      approve,
    ),
  ];

  function look(name: View): void {
    if (!open || !viewsOf(open).includes(name)) return;
    view = name;
    draw(open);
  }

  function draw(picture: ReviewPicture): void {
    const possible = viewsOf(picture);
    const shown = possible.find((name) => name === view) ?? possible[0] ?? view;
    viewButtons.forEach((button, place) => {
      button.disabled = !possible.some((name) => name === views[place]);
      button.setAttribute("aria-pressed", String(views[place] === shown));
    });
    stage.replaceChildren(drawView(picture, shown, sides));
  }

  function zoom(): void {
    const actual = stage.classList.toggle("actual");
    zoomButton.setAttribute("aria-pressed", String(actual));
  }

  function refresh(given: GivenVerdict | null): void {
    approve.setAttribute("aria-pressed", String(given?.verdict === "approved"));
    reject.setAttribute("aria-pressed", String(given?.verdict === "rejected"));
    noteRow.hidden = given?.verdict !== "rejected";
    if (document.activeElement !== note) note.value = given?.note ?? "";
  }

  return {
    show(picture, given) {
      open = picture;
      title.replaceChildren(picture.component, make("span", {}, picture.story));
      facts.replaceChildren(`${looksOf(picture)} · ${amountInWords(picture)}`);
      if (!pane.contains(stage)) pane.replaceChildren(...whole);
      draw(picture);
      refresh(given);
    },
    refresh,
    say(heading, words) {
      open = null;
      pane.replaceChildren(make("div", { class: "empty" }, make("h2", {}, heading), make("p", {}, words)));
    },
    view(place) {
      const name = views[place];
      if (name) look(name);
    },
    zoom,
    askWhatIsWrong: () => note.focus(),
  };
}
