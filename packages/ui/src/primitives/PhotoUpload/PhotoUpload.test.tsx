import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { PhotoUpload } from "./PhotoUpload.tsx";

const upload = async (file: File) => `${pictures.mug}#${file.name}`;
const photo = (name: string) => new File(["x"], name, { type: "image/png" });

itBehavesLikeAComponent(PhotoUpload, { label: "Photos", limit: 3, upload }, { name: "Field" });

it("[MC-06] tells the addresses in order, with and without a photo taken out", async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Runtime>
      <PhotoUpload label="Photos" limit={3} upload={upload} onValueChange={onValueChange} />
    </Runtime>,
  );
  await screen.getByLabelText("Photos").upload([photo("a.png"), photo("b.png")]);
  await expect
    .poll(() => onValueChange)
    .toHaveBeenLastCalledWith({ value: [`${pictures.mug}#a.png`, `${pictures.mug}#b.png`] });
  await screen.getByRole("button", { name: "Remove photo 1" }).click();
  await expect.poll(() => onValueChange).toHaveBeenLastCalledWith({ value: [`${pictures.mug}#b.png`] });
});

it("[MC-06] a form without any library waits for the photos too", async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const screen = await render(
    <Runtime>
      <form ref={(form) => form?.addEventListener("submit", onSubmit)}>
        <PhotoUpload label="Photos" limit={3} upload={() => new Promise(() => {})} />
        <button type="submit">Send</button>
      </form>
    </Runtime>,
  );
  await screen.getByLabelText("Photos").upload([photo("a.png")]);
  const send = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  screen.container.querySelector("form")?.dispatchEvent(send);
  expect(send.defaultPrevented).toBe(true);
  await expect.element(screen.getByText("A photo is still uploading. Wait a moment.")).toBeVisible();
});
