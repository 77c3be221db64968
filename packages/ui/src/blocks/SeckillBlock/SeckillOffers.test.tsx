import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { roundsIn, shopMidnight } from "../../testing/fixtures/rounds.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { createMovableClock } from "../../testing/movableClock.ts";
import { Runtime } from "../../testing/Runtime.tsx";
import { SeckillOffers } from "./SeckillOffers.tsx";

const HOUR = 3_600_000;
const rounds = roundsIn("en");

itBehavesLikeAComponent(SeckillOffers, { rounds, allHref: "#/seckill" });

/** Renders the offers at an hour of the shop's day, in a window of this width. */
async function openAt(hour: number, width = 1440) {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1280, 800));
  const time = createMovableClock(shopMidnight + hour * HOUR, 0);
  const screen = await render(
    <Runtime clock={time.clock}>
      <SeckillOffers rounds={rounds} allHref="#/seckill" />
    </Runtime>,
  );
  const names = () =>
    [...screen.container.querySelectorAll("h3")]
      .filter((name) => name.checkVisibility())
      .map((name) => name.textContent?.replaceAll("\u00a0", " "));
  return { ...time, screen, names };
}

const namesOf = (hour: number) =>
  rounds.filter((round) => round.hour === hour).flatMap(({ goods }) => goods.map(({ name }) => name));

test("[SK-02] [SK-03] shows the first three products of the round that is on, with the time left, and the next on the hour", async () => {
  const { screen, names, pass } = await openAt(17.5);
  expect(names()).toEqual(namesOf(14).slice(0, 3));
  await expect.element(screen.getByRole("timer")).toMatchTextContent("00:30:00");
  await expect.element(screen.getByRole("progressbar", { name: "62% claimed" })).toBeVisible();
  pass(0.5 * HOUR);
  await expect.poll(names).toEqual(namesOf(18).slice(0, 3));
});

test("[SK-02] before the first round it says when that starts, without a countdown or shares", async () => {
  const { screen, names } = await openAt(8);
  expect(names()).toEqual(namesOf(10).slice(0, 3));
  await expect.element(screen.getByText("Starts at 10:00")).toBeVisible();
  expect(screen.getByRole("timer").elements()).toHaveLength(0);
  expect(screen.getByRole("progressbar").elements()).toHaveLength(0);
});

test("[HM-16] on the narrowest phone the title stays whole beside the start of the round in another zone", async () => {
  await page.viewport(320, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { clock } = createMovableClock(shopMidnight + 8 * HOUR, 0);
  const screen = await render(
    <Runtime clock={clock}>
      <SeckillOffers rounds={rounds} zone="GMT+8" allHref="#/seckill" />
    </Runtime>,
  );
  const title = screen.getByRole("heading", { level: 2 }).element();
  for (const words of title.querySelectorAll("*"))
    expect(words.scrollHeight, words.outerHTML).toBeLessThanOrEqual(words.clientHeight + 1);
  await expect.element(screen.getByText(/^Starts at .*GMT/)).toBeVisible();
});

test("[SK-06] once the rounds of the day are over nothing is left of it", async () => {
  const { screen } = await openAt(24);
  expect(screen.getByRole("region").elements()).toHaveLength(0);
});

test.each([320, 390, 768])(
  "[HM-16] at %i px six tiles of 132 px or more are in a row, and the link is named",
  async (width) => {
    const { screen, names } = await openAt(14.5, width);
    expect(names()).toHaveLength(6);
    const tiles = [...screen.container.querySelectorAll("article")].map((tile) => tile.getBoundingClientRect());
    expect(new Set(tiles.map(({ top }) => top)).size).toBe(1);
    for (const tile of tiles) expect(tile.width).toBeGreaterThanOrEqual(132);
    await expect.element(screen.getByRole("link", { name: "All rounds" })).toHaveAttribute("href", "#/seckill");
  },
);
