import { expect, it } from "vitest";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { QrCode } from "./QrCode.tsx";

itBehavesLikeAComponent(QrCode, { value: "https://shop.example/pay", label: "Code to pay" });

it("[BU-04] another text is another code, drawn in black on white in any theme", () => {
  const [one, other] = ["a", "b"].map((value) => renderOnServer(<QrCode value={value} label="Code" />));
  expect(one).not.toBe(other);
  expect(one).toMatch(/fill="#FFFFFF".*fill="#000000"/);
});

it("[BU-04] a text of any length draws something: a code up to 2,331 bytes, otherwise the text", () => {
  const drawn = (value: string) => renderOnServer(<QrCode value={value} label="Code" />);
  for (const value of ["", "x", "x".repeat(2331), "汉".repeat(777)]) expect(drawn(value)).toContain("<svg");
  for (const value of ["x".repeat(2332), "汉".repeat(778), "9".repeat(100_000)]) {
    expect(drawn(value)).not.toContain("<svg");
    expect(drawn(value)).toContain(value);
  }
});
