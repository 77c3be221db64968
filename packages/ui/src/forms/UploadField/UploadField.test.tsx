import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { itBehavesLikeAField } from "../../testing/itBehavesLikeAField.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { UploadField, type UploadPhoto } from "./index.ts";

const arrive: UploadPhoto = async (file) => `${pictures.mug}#${file.name}`;

itBehavesLikeAField(
  UploadField,
  { limit: 3, upload: arrive },
  { control: (page) => page.querySelector("input[type='file']") as HTMLElement },
);

const photo = (name: string) => new File(["x"], name, { type: "image/png" });

/** An upload that ends when the test says so. */
function slowUpload() {
  const ends = new Map<string, { arrive: () => void; fail: (reason: string) => void; signal: AbortSignal }>();
  const upload: UploadPhoto = (file, { signal }) =>
    new Promise((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(reason));
      ends.set(file.name, { arrive: () => resolve(`${pictures.mug}#${file.name}`), fail, signal });
    });
  const end = (name: string) => {
    const found = ends.get(name);
    if (!found) throw new Error(`${name} was never sent`);
    return found;
  };
  return { upload, end };
}

async function start(upload: UploadPhoto, limit = 3) {
  const onSubmit = vi.fn();
  const screen = await render(
    <Runtime>
      <FieldForm onSubmit={onSubmit} missing="Add a photo.">
        <UploadField name="field" label="Photos" limit={limit} upload={upload} />
      </FieldForm>
    </Runtime>,
  );
  const choose = async (...names: string[]) => {
    await screen.getByLabelText("Photos").upload(names.map(photo));
  };
  const save = () => screen.getByRole("button", { name: "Save" }).click();
  return { screen, choose, save, onSubmit };
}

describe("photos in a form", () => {
  it("[MC-06] the form gets the addresses in the order of selection, whatever arrives first", async () => {
    const { upload, end } = slowUpload();
    const { screen, choose, save, onSubmit } = await start(upload);
    await choose("a.png", "b.png");
    end("b.png").arrive();
    end("a.png").arrive();
    await expect.element(screen.getByText("2 / 3")).toBeVisible();
    await expect.poll(() => screen.container.querySelectorAll("[data-state='done']")).toHaveLength(2);
    await save();
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledWith({ field: [`${pictures.mug}#a.png`, `${pictures.mug}#b.png`] });
  });

  it("[MC-06] is not sent while a photo is being uploaded", async () => {
    const { upload, end } = slowUpload();
    const { screen, choose, save, onSubmit } = await start(upload);
    await choose("a.png");
    await save();
    await expect.element(screen.getByText("A photo is still uploading. Wait a moment.")).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    end("a.png").arrive();
    await expect.poll(() => screen.container.querySelector("[data-state='done']")).not.toBeNull();
    await save();
    await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
  });

  it("[MC-06] says why a photo failed, uploads it again, or removes it", async () => {
    const { upload, end } = slowUpload();
    const { screen, choose, save, onSubmit } = await start(upload);
    await choose("a.png", "b.png");
    end("a.png").arrive();
    end("b.png").fail("Only photos can be uploaded.");
    await expect.element(screen.getByText("Only photos can be uploaded.")).toBeVisible();
    await save();
    await expect.element(screen.getByText("Couldn't upload a photo. Retry or remove it.")).toBeVisible();
    await screen.getByRole("button", { name: "Retry photo 2" }).click();
    end("b.png").fail("Network error.");
    await screen.getByRole("button", { name: "Remove photo 2" }).click();
    await expect.element(screen.getByLabelText("Photos")).toHaveFocus();
    await save();
    await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: [`${pictures.mug}#a.png`] });
  });

  it("[MC-06] removing a photo cancels its upload", async () => {
    const { upload, end } = slowUpload();
    const { screen, choose } = await start(upload);
    await choose("a.png");
    await screen.getByRole("button", { name: "Remove photo 1" }).click();
    expect(end("a.png").signal.aborted).toBe(true);
    await expect.element(screen.getByText("0 / 3")).toBeVisible();
  });

  it("[MC-06] takes no more than the limit, and says so", async () => {
    const { screen, choose } = await start(arrive, 2);
    await choose("a.png", "b.png", "c.png");
    await expect.element(screen.getByText("You can add up to 2 photos. The others weren't added.")).toBeVisible();
    expect(screen.container.querySelectorAll("[data-part='photo']")).toHaveLength(2);
  });

  it("[MC-06] takes photos pasted anywhere in the form, and dropped ones", async () => {
    const { screen } = await start(arrive);
    const data = new DataTransfer();
    data.items.add(photo("pasted.png"));
    const button = screen.getByRole("button", { name: "Save" }).element();
    button.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.element(screen.getByText("1 / 3")).toBeVisible();
    const dropped = new DataTransfer();
    dropped.items.add(photo("dropped.png"));
    const list = screen.getByRole("list").element();
    list.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));
    await expect.element(screen.getByText("2 / 3")).toBeVisible();
  });
});
