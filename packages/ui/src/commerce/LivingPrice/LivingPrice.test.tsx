import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Runtime } from "../../testing/Runtime.tsx";
import { LivingPrice } from "./LivingPrice.tsx";

const range = { highest: 3.48, lowest: 2.86, size: "xl" } as const;

const widthOf = (element: Element) => getComputedStyle(element).getPropertyValue("--sundry-type-price-x-l-width");

it("[VA-03] gets narrower as the price falls", async () => {
  const screen = await render(<LivingPrice {...range} value={3.48} />, { wrapper: Runtime });
  const price = screen.getByText("$3.48").element();
  expect(widthOf(price)).toBe("82%");
  await screen.rerender(<LivingPrice {...range} value={3.17} />);
  expect(widthOf(price)).toBe("75%");
  await screen.rerender(<LivingPrice {...range} value={2.86} />);
  expect(widthOf(price)).toBe("68%");
});

it("[VA-03] keeps the usual width where there is one price only", async () => {
  const screen = await render(<LivingPrice value={3.48} highest={3.48} lowest={3.48} size="xl" />, {
    wrapper: Runtime,
  });
  expect(widthOf(screen.getByText("$3.48").element())).toBe("82%");
});

it("[VA-03] is one number for those who read it, while it rolls and afterwards", async () => {
  const screen = await render(<LivingPrice {...range} value={3.48} />, { wrapper: Runtime });
  let rolled = 0;
  screen.container.addEventListener("animationstart", () => (rolled += 1));
  await screen.rerender(<LivingPrice {...range} value={3.19} />);
  expect(screen.container.textContent).toBe("$3.19");
  await expect.poll(() => rolled).toBe(2);
  // What has rolled is plain text again.
  await expect.poll(() => screen.container.querySelectorAll("[data-from]").length).toBe(0);
  expect(screen.container.textContent).toBe("$3.19");
});
