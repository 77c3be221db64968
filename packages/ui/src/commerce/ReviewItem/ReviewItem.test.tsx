import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import { umbrellaReview } from "../../testing/fixtures/reviews.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { ReviewItem } from "./ReviewItem.tsx";

itBehavesLikeAComponent(ReviewItem, { review: umbrellaReview() });

it("[GD-02] names each picture, even the same one twice and a broken one", async () => {
  const screen = await render(
    <Runtime>
      <ReviewItem review={{ ...umbrellaReview(), pictures: [pictures.umbrella, pictures.umbrella, brokenPicture] }} />
    </Runtime>,
  );
  const names = () =>
    screen
      .getByRole("img")
      .elements()
      .map((image) => image.getAttribute("aria-label") ?? (image as HTMLImageElement).alt);
  await expect.poll(names).toEqual([1, 2, 3].map((index) => `Photo ${index} by A. Okafor`));
  await expect.poll(() => screen.container.querySelectorAll("[data-broken]").length).toBe(1);
});

it("[GD-02] a buyer's text is never treated as markup", async () => {
  const text = `<img src="x" alt="nasty"><script>1</script>`;
  const screen = await render(
    <Runtime>
      <ReviewItem review={{ ...umbrellaReview(), text, pictures: [] }} />
    </Runtime>,
  );
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(screen.container.querySelectorAll("script, img")).toHaveLength(0);
});
