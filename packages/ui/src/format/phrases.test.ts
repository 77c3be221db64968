import fc from "fast-check";
import { expect, test } from "vitest";
import { splitPhrases } from "./phrases.ts";

test.each([
  ["雨季备货，趁早下单", ["雨季备货，", "趁早下单"]],
  ["厨房好物，一箱装齐", ["厨房好物，", "一箱装齐"]],
  ["八骨防风折叠伞 纤维骨架", ["八骨", "防风", "折叠伞", " ", "纤维骨架"]],
  ["12件起混装一箱", ["12件起", "混装", "一箱"]],
  ["Ready for the wet months", ["Ready for the wet months"]],
  ["", [""]],
])("[HM-10] %s ends its lines between phrases", (text, phrases) => {
  expect(splitPhrases(text)).toEqual(phrases);
});

test("[HM-10] nothing is lost, whatever the text", () => {
  const letters = fc.constantFrom("雨", "伞", "的", "，", "。", "（", "）", " ", "a", "12", "👩‍👩‍👧‍👦", "折叠", "书包");
  fc.assert(
    fc.property(fc.array(letters), (parts) => {
      const text = parts.join("");
      expect(splitPhrases(text).join("")).toBe(text);
    }),
  );
});

test("[HM-10] no line begins with a mark that closes", () => {
  for (const phrase of splitPhrases("雨伞、雨靴与雨披（含童款），12件起混装一箱。"))
    expect(phrase).not.toMatch(/^[、，。）]/);
});
