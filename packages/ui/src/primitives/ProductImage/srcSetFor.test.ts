import { describe, expect, it } from "vitest";
import { ownLoader } from "../../runtime/ImageProvider.tsx";
import { srcSetFor } from "./srcSetFor.ts";

describe("srcSetFor", () => {
  it("[UI-03] requests each width from the shop", () => {
    expect(srcSetFor("/media/goods/1.webp", ownLoader, [160, 320])).toBe(
      "/media/goods/1.webp?w=160 160w, /media/goods/1.webp?w=320 320w",
    );
  });

  it("[UI-08] asks another image service in its own way", () => {
    const service = ({ src, width }: { src: string; width: number }) => `https://images.example.com/${width}/${src}`;
    expect(srcSetFor("umbrella.jpg", service, [160])).toBe("https://images.example.com/160/umbrella.jpg 160w");
  });

  it("[UI-03] keeps what the address asks for besides", () => {
    expect(srcSetFor("/media/goods/1.webp?v=2&w=480", ownLoader, [160])).toBe("/media/goods/1.webp?v=2&w=160 160w");
  });

  it.each([
    ["data:image/webp;base64,AAAA", [160]],
    ["https://example.com/a.webp", [160]],
    ["//example.com/a.webp", [160]],
    ["/logo.svg", [160]],
    ["/media/goods/1.webp", []],
  ])("[UI-03] offers only the picture itself for %s with %j", (src, widths) => {
    expect(srcSetFor(src, ownLoader, widths)).toBeUndefined();
  });
});
