import type { Review, ReviewPicture, Verdict } from "../review.ts";
import { byId } from "./elements.ts";
import { makeFilters } from "./filters.ts";
import { listenToKeys } from "./keys.ts";
import { makeList } from "./list.ts";
import { makePane } from "./pane.ts";
import { followTheme } from "./theme.ts";
import { openVerdicts } from "./verdicts.ts";
import { pictures as counted } from "./words.ts";

const review = JSON.parse(byId("review").textContent) as Review;
const { pictures } = review;
const words = { approved: "Approved", rejected: "Rejected" };

const status = byId("status");
const undo = byId<HTMLButtonElement>("undo");
let takeBack: (() => void) | null = null;

/** Tells what happened, with a way back if there is one. */
function tell(text: string, back: (() => void) | null = null): void {
  status.textContent = text;
  takeBack = back;
  undo.hidden = back === null;
}

const book = openVerdicts(review, refresh);
const filters = makeFilters(pictures, book, showList);
const list = makeList(book, (picture) => {
  tell("");
  open(picture);
});
const pane = makePane(review.sides, { judge, note: (text) => current && book.note(current, text), step });
const bulk = byId<HTMLButtonElement>("approveAll");
let shown: readonly ReviewPicture[] = [];
let current: ReviewPicture | null = null;

function open(picture: ReviewPicture): void {
  current = picture;
  history.replaceState(null, "", `#${picture.name}`);
  list.mark(picture);
  pane.show(picture, book.on(picture));
}

function step(by: 1 | -1): void {
  const next = shown[(current ? shown.indexOf(current) : -1) + by];
  tell("");
  if (next) open(next);
  else tell(by === 1 ? "This is the last picture." : "This is the first picture.");
}

/** The same verdict twice takes it back. After an approval the next picture without a verdict opens. */
function judge(verdict: Verdict): void {
  if (!current) return;
  const picture = current;
  if (book.on(picture)?.verdict === verdict) {
    book.give([picture], null);
    tell(`No verdict on ${picture.component}, ${picture.story} any more.`);
    return;
  }
  const back = book.give([picture], verdict);
  tell(`${words[verdict]}: ${picture.component}, ${picture.story}.`, () => {
    back();
    open(picture);
  });
  if (verdict === "rejected") pane.askWhatIsWrong();
  else openNextWithoutVerdict(picture);
}

function openNextWithoutVerdict(after: ReviewPicture): void {
  const place = shown.indexOf(after);
  const next = [...shown.slice(place + 1), ...shown.slice(0, place)].find((picture) => !book.on(picture));
  if (next) open(next);
}

const withoutVerdict = () => shown.filter((picture) => !book.on(picture));

function approveAll(): void {
  const waiting = withoutVerdict();
  const back = book.give(waiting, "approved");
  tell(`${counted(waiting.length)} approved.`, back);
}

function download(): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([book.file()], { type: "application/json" }));
  link.download = "visual-verdicts.json";
  link.click();
  URL.revokeObjectURL(link.href);
  tell("Put visual-verdicts.json into the root of the repository and commit it. The next comparison reads it.");
}

function showList(): void {
  shown = pictures.filter(filters.shows);
  list.show(shown);
  refresh();
  if (pictures.length === 0) pane.say("Nothing differs", `${counted(review.same)} are the same on both sides.`);
  else if (shown.length === 0) {
    current = null;
    pane.say("No picture matches", "Choose other filters, or clear them.");
  } else if (current && shown.includes(current)) list.mark(current);
  else if (shown[0]) open(shown[0]);
}

function refresh(): void {
  list.refresh();
  if (current) pane.refresh(book.on(current));
  const done = pictures.filter((picture) => book.on(picture)).length;
  const progress = byId<HTMLProgressElement>("reviewed");
  progress.max = Math.max(pictures.length, 1);
  progress.value = done;
  byId("reviewedText").textContent = `${done} of ${counted(pictures.length)} reviewed`;
  const waiting = withoutVerdict().length;
  byId("shown").textContent = counted(shown.length);
  bulk.hidden = waiting < 2;
  bulk.textContent = `Approve these ${waiting}`;
  byId<HTMLButtonElement>("download").disabled = done === 0;
}

followTheme();
byId("sides").textContent = `${review.sides.before} → ${review.sides.after}`;
byId("download").addEventListener("click", download);
bulk.addEventListener("click", approveAll);
undo.addEventListener("click", () => {
  const back = takeBack;
  tell("Undone.");
  back?.();
});
listenToKeys({ judge, step, view: (place) => pane.view(place), zoom: () => pane.zoom() });

/** The picture of the address, so that people can send each other a link to it. */
const linked = () => pictures.find(({ name }) => name === location.hash.slice(1));
addEventListener("hashchange", () => {
  const picture = linked();
  if (!picture) return;
  if (!shown.includes(picture)) filters.clear();
  open(picture);
});

current = linked() ?? null;
showList();
if (current) open(current);
