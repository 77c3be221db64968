import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { roundsIn, shopMidnight } from "../../testing/fixtures/rounds.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { createMovableClock } from "../../testing/movableClock.ts";
import { Runtime } from "../../testing/Runtime.tsx";
import { SeckillBlock } from "./SeckillBlock.tsx";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const rounds = roundsIn("en");

itBehavesLikeAComponent(SeckillBlock, { rounds, allHref: "#/seckill" });

/** Renders the block at an hour of the shop's day, on a device that is `skew` ms behind the server. */
async function openAt(hour: number, skew = 0) {
  const time = createMovableClock(shopMidnight + hour * HOUR - skew, skew);
  const screen = await render(
    <Runtime clock={time.clock}>
      <SeckillBlock rounds={rounds} />
    </Runtime>,
  );
  const timer = screen.getByRole("timer");
  return {
    ...time,
    screen,
    timer,
    choose: (round: string) => screen.getByRole("button", { name: new RegExp(`^${round}`) }).click(),
    shows: (left: string) => expect.element(timer).toMatchTextContent(left),
    showsRound: (name: string) =>
      expect.element(screen.getByRole("button", { name, pressed: true })).toBeInTheDocument(),
    slots: () =>
      screen
        .getByRole("list", { name: "Rounds" })
        .getByRole("button")
        .elements()
        .map(({ textContent }) => textContent),
  };
}

describe("rounds over time", () => {
  it("[SK-02] labels rounds and shows the running one", async () => {
    const { slots, showsRound } = await openAt(14.5);
    await showsRound("14:00 On now");
    expect(slots()).toEqual(["10:00Ended", "14:00On now", "18:00Not started", "20:00Not started", "22:00Not started"]);
  });

  it("[SK-02] begins at the first product of a chosen round, also if it stood further on in the last one", async () => {
    const { choose, screen, showsRound } = await openAt(14.5);
    await choose("10:00");
    await showsRound("10:00 Ended");
    const products = screen.container.querySelector("li article")?.closest("ul");
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    expect(products?.scrollWidth).toBeGreaterThan(products?.clientWidth ?? 0);
    expect(products?.scrollLeft).toBe(0);
  });

  it("[SK-03] counts down to the next round, and switches by itself on the hour", async () => {
    const { pass, shows, showsRound } = await openAt(17.5);
    await shows("00:30:00");
    pass(30 * MINUTE - 1000);
    await shows("00:00:01");
    await showsRound("14:00 On now");
    pass(1000);
    await showsRound("18:00 On now");
    await shows("02:00:00");
  });

  it("[SK-03] the last round counts down to midnight and stops at zero", async () => {
    const { pass, shows } = await openAt(23.5);
    await shows("00:30:00");
    pass(31 * MINUTE);
    await shows("Ended00:00:00");
  });

  it("[SK-03] choosing a round starts its own countdown", async () => {
    const { pass, shows, choose } = await openAt(14.5);
    await choose("18:00");
    pass(30 * MINUTE);
    await choose("14:00");
    await shows("03:00:00");
  });

  it("[SK-03] a chosen round stays, even when its time is over", async () => {
    const { pass, shows, choose, showsRound } = await openAt(17.5);
    await choose("14:00");
    pass(HOUR);
    await showsRound("14:00 Ended");
    await shows("Ended00:00:00");
  });

  it("[SK-04] is correct after a night's sleep, and on a device that is three hours slow", async () => {
    const { sleep, shows, showsRound } = await openAt(11, 3 * HOUR);
    await shows("03:00:00");
    sleep(8 * HOUR);
    await showsRound("18:00 On now");
    await shows("01:00:00");
  });
});

describe("products of a round", () => {
  it("[SK-05] show price, former price and share claimed while it is running", async () => {
    const { screen } = await openAt(14.5);
    const [first] = screen.getByRole("article").elements();
    expect(first?.textContent).toMatch(/Now \$1\.18.*Was \$1\.60/);
    await expect
      .element(screen.getByRole("progressbar", { name: "62% claimed" }))
      .toHaveAttribute("aria-valuenow", "62");
  });

  it("[SK-05] of a coming round show when it starts, without a countdown", async () => {
    const { screen, choose, timer } = await openAt(14.5);
    await choose("20:00");
    await expect.element(screen.getByText("Starts at 20:00").first()).toBeVisible();
    expect(screen.getByRole("progressbar").elements()).toEqual([]);
    expect(timer.elements()).toEqual([]);
  });

  it("[SK-02] of an ended round say so", async () => {
    const { screen, choose } = await openAt(14.5);
    await choose("10:00");
    await expect.element(screen.getByRole("listitem").getByText("Ended", { exact: true }).nth(1)).toBeVisible();
    expect(screen.getByRole("progressbar").elements()).toEqual([]);
  });
});

it("[BK-05] renders nothing on a day without rounds", async () => {
  const screen = await render(
    <Runtime>
      <SeckillBlock rounds={[]} />
    </Runtime>,
  );
  expect(screen.container.innerHTML).toBe("");
});
