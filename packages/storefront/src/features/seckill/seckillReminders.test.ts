import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dueReminders,
  isSet,
  readReminders,
  type SeckillReminder,
  toggled,
  writeReminders,
} from "./seckillReminders.ts";

const reminder = (skuId: string, startsAt = 100): SeckillReminder => ({
  skuId,
  name: "Socks",
  href: `/goodsDetail?skuId=${skuId}`,
  startsAt,
  endsAt: startsAt + 50,
});

describe("reminders of the flash sale", () => {
  test("[SK-06] stored reminders are read back", () => {
    const all = [reminder("7"), reminder("8", 200)];
    expect(readReminders(writeReminders(all))).toEqual(all);
  });

  test("[EN-04] malformed content in the storage counts as none", () => {
    expect(readReminders(null)).toEqual([]);
    expect(readReminders("{")).toEqual([]);
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(Array.isArray(readReminders(text))).toBe(true);
      }),
    );
  });

  test("[SK-06] a second press removes only the reminder of this round", () => {
    const both = toggled(toggled([], reminder("7")), reminder("7", 200));
    const left = toggled(both, reminder("7"));
    expect(isSet(left, reminder("7"))).toBe(false);
    expect(isSet(left, reminder("7", 200))).toBe(true);
  });

  test("[SK-06] only the newest fifty are stored", () => {
    const many = Array.from({ length: 60 }, (_, place) => reminder(String(place)));
    const stored = readReminders(writeReminders(many));
    expect(stored).toHaveLength(50);
    expect(stored.at(-1)?.skuId).toBe("59");
  });

  test.each([
    [99, [], ["7"]],
    [100, ["7"], []],
    [149, ["7"], []],
    [150, [], []],
  ] as const)("[SK-06] at %s it shows %j and waits with %j", (now, due, later) => {
    const found = dueReminders([reminder("7")], now);
    expect(found.due.map(({ skuId }) => skuId)).toEqual(due);
    expect(found.later.map(({ skuId }) => skuId)).toEqual(later);
  });
});
