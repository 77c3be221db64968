import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPage } from "../../testing/renderPage.tsx";

test("[SE-06] [HM-16] the Tab key leads from the name to the password, and only then to the forgotten one", async () => {
  await renderPage("/login", { loggedIn: false });
  await page.getByLabelText("Username, mobile or email").fill("mei");
  await userEvent.tab();
  await expect.element(page.getByRole("textbox", { name: "Password", exact: true })).toHaveFocus();
  const link = page.getByRole("link", { name: "Forgot password?" });
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  expect(password.element().compareDocumentPosition(link.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
