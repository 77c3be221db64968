import fc from "fast-check";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Countdown } from "../commerce/Countdown/index.ts";
import { MarketDay } from "../commerce/MarketDay/index.ts";
import { RoundStrip } from "../commerce/RoundStrip/index.ts";
import { SeckillBlock } from "../blocks/SeckillBlock/index.ts";
import { createFrozenClock } from "../runtime/index.ts";
import { en } from "../runtime/messages/en.ts";
import { zh } from "../runtime/messages/zh.ts";
import { Runtime } from "./Runtime.tsx";

const languages = [
  ...["de-DE", "fr-CH", "en-IN", "ja-JP", "ar-KW", "he-IL", "zh-CN", "pt-BR", "pl-PL", "ar-EG", "fa-IR", "hi-IN"],
];
const zones = ["UTC", "Asia/Shanghai", "Asia/Kathmandu", "America/St_Johns", "Pacific/Apia"];

/** What a buyer's language, zone and clock are at one moment of a test, and what is shown then. */
interface Step {
  readonly locale: string;
  readonly timeZone: string;
  /** What the clock says, in epoch milliseconds. */
  readonly now: number;
  /** Seconds until the end; negative after it. */
  readonly left: number;
  /** Hour at which the round begins. */
  readonly hour: number;
}

const HOUR = 3_600_000;

/** Digits as the language writes them, two at least. */
const twoDigits = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }).format(value);

/** A full hour as the language writes it. */
const fullHour = (hour: number, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    ...{ hour: "2-digit", minute: "2-digit", timeZone: "UTC" },
    hourCycle: hour === 24 ? "h24" : "h23",
  }).format(Date.UTC(2000, 0, 1, hour));

/** The time of day in a zone. English and Chinese are written on a clock of 24 hours. */
const clockIn = ({ now, locale, timeZone }: Step) =>
  new Intl.DateTimeFormat(locale, {
    ...{ hour: "2-digit", minute: "2-digit", timeZone },
    ...(/^(?:en|zh)/.test(locale) && { hourCycle: "h23" }),
  }).format(now);

const wordsOf = ({ locale }: Step) => (locale.startsWith("zh") ? zh : en);

/** What is read out before the cells of a countdown, and the cells. */
function countdownOf(step: Step): string {
  const left = Math.max(0, step.left);
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const { countdown } = wordsOf(step);
  const spoken = left === 0 ? countdown.ended : countdown.left({ hours, minutes });
  return spoken + [hours, minutes, seconds].map((value) => twoDigits(value, step.locale)).join(":");
}

const roundOf = ({ now, left, hour }: Step) => ({
  ...{ hour, startsAt: now - HOUR, endsAt: now + left * 1000, state: "running" as const },
  goods: [{ id: "1", href: "#", name: "Mug", image: "", price: 5 }],
});

/** Every component that writes times, and the texts of which each must be in it. */
const components: Readonly<
  Record<
    string,
    readonly [(step: Step) => ReactElement, (step: Step, root: Element) => readonly (readonly [string, string])[]]
  >
> = {
  Countdown: [
    ({ now, left }) => <Countdown endsAt={now + left * 1000} />,
    (step, root) => [[root.textContent, countdownOf(step)]],
  ],
  RoundStrip: [
    (step) => <RoundStrip rounds={[roundOf(step)]} value={0} onValueChange={() => undefined} />,
    (step, root) => [[root.textContent, fullHour(step.hour, step.locale) + wordsOf(step).seckill.running]],
  ],
  MarketDay: [
    (step) => <MarketDay rounds={[roundOf(step)]} timeZone={step.timeZone} />,
    (step, root) => [
      [root.textContent, clockIn(step) + [0, 6, 12, 18, 24].map((hour) => fullHour(hour, step.locale)).join("")],
      [
        root.getAttribute("aria-label") ?? "",
        wordsOf(step).marketDay.label({ now: clockIn(step), rounds: fullHour(step.hour, step.locale) }),
      ],
    ],
  ],
  SeckillBlock: [
    (step) => <SeckillBlock rounds={[roundOf(step)]} />,
    (step, root) => [
      [root.querySelector("[role=timer]")?.textContent ?? "", countdownOf(step)],
      [
        root.querySelector("[data-component=RoundStrip] button span")?.textContent ?? "",
        fullHour(step.hour, step.locale),
      ],
    ],
  ],
};

it.each(Object.keys(components))(
  "[EN-02] after any changes of time, language and zone, %s shows, speaks and copies what the browser itself writes",
  async (name) => {
    const [build, textsOf] = components[name] ?? [() => <></>, () => []];
    const step = fc.record<Step>({
      locale: fc.constantFrom(...languages),
      timeZone: fc.constantFrom(...zones),
      now: fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2100, 0) }).map((time) => time - (time % 1000)),
      left: fc.oneof(fc.integer({ min: -100, max: 100 }), fc.integer({ min: 0, max: 400_000 })),
      hour: fc.integer({ min: 0, max: 23 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), async (steps) => {
        const page = (at: Step) => (
          <Runtime locale={at.locale} clock={createFrozenClock(at.now)} serverNow={at.now}>
            {build(at)}
          </Runtime>
        );
        const [first] = steps;
        if (!first) return;
        const { container, rerender, unmount } = await render(page(first));
        for (const at of steps) {
          await rerender(page(at));
          const root = container.querySelector(`[data-component=${name}]`) ?? container;
          for (const [text, expected] of textsOf(at, root)) expect(text).toBe(expected);
        }
        await unmount();
      }),
      { numRuns: 20 },
    );
  },
);
