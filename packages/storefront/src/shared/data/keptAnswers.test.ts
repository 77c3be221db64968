import { expect, test } from "vitest";
import { noteAge, noteRead, showRead, shownSince } from "./keptAnswers.ts";

const kept = (at: string) => ({ headers: new Headers({ "sundry-kept-at": at }) });
const fresh = { headers: new Headers() };
const nine = Date.UTC(2026, 10, 20, 9);
const ten = Date.UTC(2026, 10, 20, 10);

function read(name: string, answer: Pick<Response, "headers">): void {
  noteAge(`/api/${name}`, answer);
  noteRead(name, `/api/${name}`);
}

test("[AP-04] a page is as old as the oldest kept answer it shows, and fresh again once that is read again", () => {
  const hideGoods = showRead("goods");
  const hideReviews = showRead("reviews");
  expect(shownSince.get()).toBeUndefined();
  read("goods", kept(new Date(ten).toISOString()));
  read("reviews", kept(new Date(nine).toISOString()));
  expect(shownSince.get()).toBe(nine);
  hideReviews();
  expect(shownSince.get()).toBe(ten);
  read("goods", fresh);
  expect(shownSince.get()).toBeUndefined();
  hideGoods();
});

test("[AP-04] an old answer counts while something shows it, again after a return", () => {
  read("goods", kept(new Date(nine).toISOString()));
  expect(shownSince.get()).toBeUndefined();
  const [hide, hideTwin] = [showRead("goods"), showRead("goods")];
  hide();
  expect(shownSince.get()).toBe(nine);
  hideTwin();
  expect(shownSince.get()).toBeUndefined();
  const hideAgain = showRead("goods");
  expect(shownSince.get()).toBe(nine);
  hideAgain();
});
