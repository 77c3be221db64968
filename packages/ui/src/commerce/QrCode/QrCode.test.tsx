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
