import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { PhotoStrip } from "./PhotoStrip.tsx";

const photos = [pictures.mug, pictures.teapot, pictures.kite];

itBehavesLikeAComponent(PhotoStrip, { label: "Photos of the review", photos });

describe("viewing photos", () => {
  const start = () =>
    render(
      <Runtime>
        <PhotoStrip label="Photos of the review" photos={photos} />
      </Runtime>,
    );

  it("[MC-06] opens at the pressed photo, goes round with keys, and returns the focus", async () => {
    const screen = await start();
    const second = screen.getByRole("button", { name: "Show photo 2 of 3" });
    await second.click();
    const dialog = screen.getByRole("dialog", { name: "Photos of the review" });
    await expect.element(dialog.getByRole("img", { name: "Photo 2 of 3" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.element(dialog.getByRole("status")).toHaveTextContent("Photo 1 of 3");
    await dialog.getByRole("button", { name: "Previous photo" }).click();
    await expect.element(dialog.getByRole("status")).toHaveTextContent("Photo 3 of 3");
    await userEvent.keyboard("{Escape}");
    await expect.element(second).toHaveFocus();
  });

  it("[MC-06] shows nothing without photos", async () => {
    const screen = await render(
      <Runtime>
        <PhotoStrip label="Photos" photos={[]} />
      </Runtime>,
    );
    expect(screen.container.querySelector("ul")).toBeNull();
  });
});
