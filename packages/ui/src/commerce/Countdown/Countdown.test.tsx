import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { storyTime } from "../../testing/fixtures/clock.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { createMovableClock } from "../../testing/movableClock.ts";
import { Runtime } from "../../testing/Runtime.tsx";
import { Countdown, type CountdownProps } from "./Countdown.tsx";
import { useCountdown } from "./useCountdown.ts";

itBehavesLikeAComponent(Countdown, { endsAt: storyTime + 90_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function start(props: CountdownProps, { skew = 0, deviceTime = storyTime } = {}) {
  const time = createMovableClock(deviceTime, skew);
  const screen = await render(
    <Runtime clock={time.clock} serverNow={undefined}>
      <Countdown {...props} />
    </Runtime>,
  );
  const timer = screen.getByRole("timer");
  return { ...time, screen, shows: (text: string) => expect.element(timer).toMatchTextContent(text) };
}

it("[SK-03] counts down each second and stops at zero", async () => {
  const { pass, shows } = await start({ endsAt: storyTime + 3000 });
  await shows("00:00:03");
  pass(1000);
  await shows("00:00:02");
  pass(2000);
  await shows("00:00:00");
  pass(HOUR);
  await shows("Ended00:00:00");
});

it("[SK-03] reports once that the time has run out", async () => {
  const onExpire = vi.fn();
  const endsAt = storyTime + 2000;
  const { pass, shows } = await start({ endsAt, onExpire });
  pass(1000);
  await shows("00:00:01");
  expect(onExpire).not.toHaveBeenCalled();
  pass(1000);
  await shows("Ended");
  pass(5000);
  await shows("Ended");
  expect(onExpire).toHaveBeenCalledExactlyOnceWith({ endsAt });
});

it("[SK-03] a new end starts a new countdown, with its own report", async () => {
  const onExpire = vi.fn();
  const { clock, screen, pass, shows } = await start({ endsAt: storyTime, onExpire });
  await shows("Ended");
  const endsAt = storyTime + 2000;
  await screen.rerender(
    <Runtime clock={clock} serverNow={undefined}>
      <Countdown endsAt={endsAt} onExpire={onExpire} />
    </Runtime>,
  );
  await shows("00:00:02");
  pass(2000);
  await shows("Ended");
  expect(onExpire.mock.calls).toEqual([[{ endsAt: storyTime }], [{ endsAt }]]);
});

it("[SK-04] is correct after the page was asleep", async () => {
  const { sleep, shows } = await start({ endsAt: storyTime + 2 * HOUR });
  await shows("02:00:00");
  sleep(HOUR + 30 * MINUTE);
  await shows("00:30:00");
});

it("[SK-04] follows the server's clock if the device's is a day wrong", async () => {
  const { pass, shows } = await start(
    { endsAt: storyTime + HOUR },
    { deviceTime: storyTime - 24 * HOUR, skew: 24 * HOUR },
  );
  await shows("01:00:00");
  pass(1000);
  await shows("00:59:59");
});

it("[SK-04] shows an hour across a change to summer time", async () => {
  // 29 March 2026, 01:00 UTC: clocks in Europe jump from 2 to 3.
  const jump = Date.UTC(2026, 2, 29, 1);
  const { pass, shows } = await start({ endsAt: jump + 30 * MINUTE }, { deviceTime: jump - 30 * MINUTE });
  await shows("01:00:00");
  pass(40 * MINUTE);
  await shows("00:20:00");
});

it("[SK-03] gives screen readers a sentence that changes once a minute", async () => {
  const { pass, shows, screen } = await start({ endsAt: storyTime + 90_000 });
  const sentence = () => screen.getByText(/left/).element().textContent;
  const said = new Set([sentence()]);
  for (let second = 89; second >= 35; second--) {
    pass(1000);
    await shows(`00:0${Math.floor(second / 60)}:${String(second % 60).padStart(2, "0")}`);
    said.add(sentence());
  }
  expect([...said]).toEqual(["1 min left", "Less than a minute left"]);
});

it.each([
  ["en", "0", "1", "2"],
  ["ar-EG", "٠", "١", "٢"],
])(
  "[SK-03] on a page that is read from the right, hours stay left of minutes and seconds (%s)",
  async (locale, zero, one, two) => {
    const screen = await render(
      <div dir="rtl">
        <Runtime locale={locale} direction="rtl">
          <Countdown endsAt={storyTime + HOUR + 2 * MINUTE} />
        </Runtime>
      </div>,
    );
    const cells = [...screen.container.querySelectorAll("[data-part='cell']")];
    expect(cells.map(({ textContent }) => textContent)).toEqual([zero + one, zero + two, zero + zero]);
    const lefts = cells.map((cell) => cell.getBoundingClientRect().left);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  },
);

it("[UI-01] a countdown with another look gets the numbers and reports its end", async () => {
  const onExpire = vi.fn();
  const time = createMovableClock(storyTime, 0);
  const endsAt = storyTime + 61_000;
  function Own() {
    const { hours, minutes, seconds, expired } = useCountdown({ endsAt, onExpire });
    return <p>{expired ? "Over" : `${hours} h ${minutes} min ${seconds} s`}</p>;
  }
  const screen = await render(
    <Runtime clock={time.clock} serverNow={undefined}>
      <Own />
    </Runtime>,
  );
  await expect.element(screen.getByText("0 h 1 min 1 s")).toBeVisible();
  time.pass(61_000);
  await expect.element(screen.getByText("Over")).toBeVisible();
  expect(onExpire).toHaveBeenCalledExactlyOnceWith({ endsAt });
});
