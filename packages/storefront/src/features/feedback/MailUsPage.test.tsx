import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { circumstances, expectAccessible, renderPage } from "../../testing/renderPage.tsx";

for (const at of circumstances)
  test(`[HM-16] the contact page in ${at.name}`, async () => {
    await renderPage("/mailUs", { ...at, loggedIn: false });
    await expect.element(page.getByRole("button", { name: /Send message|提交留言/ })).toBeVisible();
    await expectAccessible();
  });
