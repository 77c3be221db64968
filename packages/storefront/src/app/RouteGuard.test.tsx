import { logout } from "@sundry/api/contract/session";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { routes } from "../routes.ts";
import { answer, expectAddress, goTo, renderPage } from "../testing/renderPage.tsx";

const answers = [answer(logout, null)];

test("[RT-05] a visitor who opens a member page, by any of its addresses, logs in first and comes back", async () => {
  await renderPage("/mailUs", { loggedIn: false, answers });
  for (const { path, aliases = [] } of routes.filter(({ login }) => login))
    for (const typed of [path, ...aliases]) {
      goTo(typed);
      await expectAddress(new RegExp(`^#/login\\?rePath=${encodeURIComponent(path)}(&|$)`, "i"));
      await expect.element(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
    }
});

test("[RT-01] the pages before the login open by their address, in upper or lower case", async () => {
  await renderPage("/login", { loggedIn: false, answers });
  for (const [typed, title] of [
    ["/login", "Log in"],
    ["/SignUp", "Register"],
    ["/forgetPassword", "Reset your password"],
    ["/signup", "Register"],
    ["/MAILUS", "Contact us"],
  ] as const) {
    goTo(typed);
    await expect.poll(() => `${typed} ${document.title}`).toContain(`${typed} ${title}`);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
    await expectAddress(typed);
  }
});
