import { describe, expect, it } from "vitest";
import { widthLadder } from "./widthLadder.ts";

describe("widthLadder", () => {
  it("asks the shop for each width", () => {
    expect(widthLadder("/media/goods/1.webp", [160, 320])).toBe(
      "/media/goods/1.webp?w=160 160w, /media/goods/1.webp?w=320 320w",
    );
  });

  it("keeps what the address asks for besides", () => {
    expect(widthLadder("/media/goods/1.webp?v=2&w=480", [160])).toBe("/media/goods/1.webp?v=2&w=160 160w");
  });

  it.each([
    ["data:image/webp;base64,AAAA", [160]],
    ["https://example.com/a.webp", [160]],
    ["//example.com/a.webp", [160]],
    ["/logo.svg", [160]],
    ["/media/goods/1.webp", []],
  ])("offers only the picture itself for %s with %j", (src, widths) => {
    expect(widthLadder(src, widths)).toBeUndefined();
  });
});
