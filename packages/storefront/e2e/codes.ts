import { expect, type Page } from "@playwright/test";

let made = 0;

/** A mobile number not used by any other worker or earlier run on the same shop. */
export function newMobile(): string {
  made += 1;
  const tail = `${process.pid}${made}${Date.now()}`.slice(-9);
  return `15${tail.padStart(9, "0")}`;
}

/** The code sent to a recipient, from the shop's outbox page; waits until it is there. */
export async function codeSentTo(page: Page, recipient: string): Promise<string> {
  let code = "";
  const read = async () => {
    const text = await (await page.request.get("/outbox")).text();
    const [, after = ""] = text.split(`<h2>${recipient}</h2>`);
    code = /\b\d{6}\b/.exec(after.replace(/<small>[^<]*<\/small>/, ""))?.[0] ?? "";
    return code;
  };
  await expect.poll(read).toMatch(/^\d{6}$/);
  return code;
}

/** Solves the slider puzzle by keyboard, like a person who sees the gap. */
export async function solvePuzzle(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /Security check|安全验证/ });
  const slider = dialog.getByRole("slider");
  await slider.focus();
  const steps = await holeOf(page);

  // A tenth of the way at a time as far as that goes, and the rest pixel by pixel.
  const at = () => slider.evaluate((input: HTMLInputElement) => input.valueAsNumber);
  await slider.press("PageUp");
  const tenth = await at();
  if (tenth > steps) await slider.press("Home");
  while ((await at()) + tenth < steps) await slider.press("PageUp");
  for (let left = steps - (await at()); left > 0; left -= 1) await slider.press("ArrowRight");
  await slider.press("Enter");
  await expect(dialog).toBeHidden();
}

/** Left edge of the gap in the picture, in px: between two vertical white lines, one piece apart. */
async function holeOf(page: Page): Promise<number> {
  return page.getByRole("dialog").evaluate(async (dialog) => {
    const [picture, piece] = [...dialog.querySelectorAll("img")];
    if (!picture || !piece) throw new Error("no puzzle");
    await Promise.all([picture.decode(), piece.decode()]);
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = new OffscreenCanvas(width, height);
    const drawing = canvas.getContext("2d");
    if (!drawing) throw new Error("no canvas");
    drawing.drawImage(picture, 0, 0);
    const { data } = drawing.getImageData(0, 0, width, height);
    const scale = height / picture.getBoundingClientRect().height;
    const top = Math.round((piece.getBoundingClientRect().top - picture.getBoundingClientRect().top) * scale);
    const side = piece.naturalHeight;
    const brightness = (x: number) => {
      let sum = 0;
      for (let y = top + 14; y < top + side - 14; y += 1) {
        const at = (y * width + x) * 4;
        sum += Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      }
      return sum;
    };
    let best = { x: 0, worth: -1 };
    for (let x = 0; x + side <= width; x += 1) {
      const worth = brightness(x) + brightness(x + 1) + brightness(x + side - 2) + brightness(x + side - 1);
      const inside = brightness(x + 5) + brightness(x + side - 6);
      if (worth - 2 * inside > best.worth) best = { x, worth: worth - 2 * inside };
    }
    return best.x;
  });
}
