import { afterEach, expect, it } from "vitest";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { createBrand } from "../../theme/brand/index.ts";
import { BrandStyle } from "./BrandStyle.tsx";

const plum = createBrand({ name: "plum", accent: "#7A1F5C", radius: "pill" });

itBehavesLikeAComponent(BrandStyle, { brand: plum, nonce: "r4nd0m" });

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** What a page with this policy makes of the markup that a server sends: the accent and the button's corner. */
async function seenUnder(policy: string, markup: string): Promise<string[]> {
  const frame = document.createElement("iframe");
  frames.push(frame);
  const loaded = new Promise((done) => frame.addEventListener("load", done, { once: true }));
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}">${markup}<i data-brand="plum"></i>`;
  document.body.append(frame);
  await loaded;
  const branded = frame.contentDocument?.querySelector("[data-brand]");
  const style = branded && frame.contentWindow?.getComputedStyle(branded);
  return ["--sundry-color-action-primary", "--sundry-radius-control-md"].map(
    (name) => style?.getPropertyValue(name).trim() ?? "",
  );
}

it("[UI-02] holds under a policy that allows only styles with its nonce", async () => {
  const policy = "default-src 'none'; style-src 'nonce-r4nd0m'";
  const withNonce = renderOnServer(<BrandStyle brand={plum} nonce="r4nd0m" />);
  expect(await seenUnder(policy, withNonce)).toEqual(["#7A1F5C", "999px"]);
  expect(await seenUnder(policy, renderOnServer(<BrandStyle brand={plum} />))).toEqual(["", ""]);
});

it("[UI-02] holds inside its elements, or in the whole document", async () => {
  const policy = "style-src 'unsafe-inline'";
  const other = createBrand({ name: "other", accent: "#7A1F5C" });
  expect(await seenUnder(policy, renderOnServer(<BrandStyle brand={other} />))).toEqual(["", ""]);
  expect((await seenUnder(policy, renderOnServer(<BrandStyle brand={other} reach="document" />)))[0]).toBe("#7A1F5C");
});
