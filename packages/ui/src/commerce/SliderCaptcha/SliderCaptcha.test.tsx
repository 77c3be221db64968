import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { puzzle } from "./puzzleFixture.ts";
import { SliderCaptcha, type SliderCaptchaProps } from "./SliderCaptcha.tsx";

itBehavesLikeAComponent(SliderCaptcha, { puzzle, onSolve: () => undefined, onRenew: () => undefined });

async function start(props: Partial<SliderCaptchaProps> = {}) {
  const onSolve = vi.fn();
  const onRenew = vi.fn();
  const screen = await render(
    <Runtime>
      <SliderCaptcha puzzle={puzzle} onSolve={onSolve} onRenew={onRenew} {...props} />
    </Runtime>,
  );
  return { screen, onSolve, onRenew, slider: screen.getByRole("slider", { name: "Position of the piece" }) };
}

describe("the slider", () => {
  it("[SE-06] moves the piece by keys and submits its position with Enter", async () => {
    const { slider, onSolve } = await start();
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    expect(onSolve).toHaveBeenCalledExactlyOnceWith({ x: 2 });
  });

  it("[SE-06] submits the position where the pointer releases it, in px of the picture", async () => {
    const { screen, slider, onSolve } = await start();
    await slider.fill("180");
    slider.element().dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    expect(onSolve).toHaveBeenCalledExactlyOnceWith({ x: 180 });
    const piece = screen.container.querySelector<HTMLElement>('[data-part="piece"]');
    const stage = piece?.parentElement;
    const { left = 0 } = piece?.getBoundingClientRect() ?? {};
    const { left: edge = 0, width = 0 } = stage?.getBoundingClientRect() ?? {};
    expect((left - edge) / width).toBeCloseTo(0.6, 2);
  });

  it("[SE-06] a press without moving submits nothing", async () => {
    const { slider, onSolve } = await start();
    slider.element().dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    expect(onSolve).not.toHaveBeenCalled();
  });

  it("[SE-06] stays where it is while its position is checked", async () => {
    const { slider, onSolve } = await start({ state: "checking" });
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect.element(slider).toHaveValue("0");
    expect(onSolve).not.toHaveBeenCalled();
  });

  it("[SE-06] offers a new picture", async () => {
    const { screen, onRenew } = await start({ state: "missed" });
    await screen.getByRole("button", { name: "New picture" }).click();
    expect(onRenew).toHaveBeenCalledOnce();
  });
});
