import { expect, test } from "vitest";
import { visitorCountry } from "./visitorCountry.ts";

test.each([
  [["de-AT", "en-US"], "AT"],
  [["de", "en-GB"], "GB"],
  [["zh-Hans-CN"], "CN"],
  [["es-419"], undefined],
  [["en"], undefined],
  [["c_POSIX", "nl-NL"], "NL"],
  [[], undefined],
])("[GD-02] the languages %j name the country %s", (languages, country) => {
  expect(visitorCountry(languages)).toBe(country);
});
