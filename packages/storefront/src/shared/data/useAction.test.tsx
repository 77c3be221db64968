import { ApiError } from "@sundry/api/client";
import { call } from "@sundry/api/contract/call";
import { ToastProvider } from "@sundry/ui/primitives/Toast";
import { UiProvider } from "@sundry/ui/runtime";
import i18next from "i18next";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as z from "zod/mini";
import { client } from "./client.ts";
import { loadUiWords, uiWords } from "../i18n/words.ts";
import { useRead } from "./useRead.ts";
import { type ActionOptions, useAction } from "./useAction.ts";

await loadUiWords("en");

const saved = call({ id: "test.saved", method: "GET", path: "/test", auth: "none", result: z.boolean() });
const rows = call({ id: "test.rows", method: "GET", path: "/rows", auth: "none", result: z.array(z.string()) });
const refusal = () =>
  new ApiError({ kind: "refused", callId: "test.save", status: 400, serverMessage: "Only two are left." });

/** A promise that the test settles. */
function open<T = void>() {
  return Promise.withResolvers<T>();
}

function Shop({ children, cached, cachedRows }: { children: ReactNode; cached?: boolean; cachedRows?: string[] }) {
  const entries = [
    [`@"test.saved","en","[]",`, { data: cached }] as const,
    [`@"test.rows","en","[]",`, { data: cachedRows }] as const,
  ];
  return (
    <MemoryRouter>
      <SWRConfig
        value={{
          provider: () => new Map<string, unknown>(entries) as never,
          revalidateOnMount: false,
          revalidateIfStale: false,
        }}
      >
        <UiProvider locale="en" messages={uiWords("en")}>
          <ToastProvider>{children}</ToastProvider>
        </UiProvider>
      </SWRConfig>
    </MemoryRouter>
  );
}

interface SaveProps {
  work: (input: string) => Promise<unknown>;
  options?: ActionOptions<string, unknown, typeof saved>;
  onDone?: (done: boolean) => void;
}

function Save({ work, options, onDone }: SaveProps) {
  const { run, pending } = useAction<string, unknown, typeof saved>(work, options);
  const shown = useRead(saved, {});
  return (
    <>
      <button type="button" aria-busy={pending} onClick={() => void run("a").then(onDone)}>
        Save
      </button>
      <p>{shown.data ? "Saved" : "Not saved"}</p>
    </>
  );
}

test("[BU-02] success is announced, and the next step gets the answer", async () => {
  const after = vi.fn();
  const page = await render(
    <Shop>
      <Save work={() => Promise.resolve(7)} options={{ success: "It is in your cart", after }} />
    </Shop>,
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("It is in your cart")).toBeVisible();
  expect(after).toHaveBeenCalledExactlyOnceWith(7, "a");
});

test("[AP-04] a refusal is shown in the server's words and resolves to false", async () => {
  const onDone = vi.fn();
  const page = await render(
    <Shop>
      <Save work={() => Promise.reject(refusal())} onDone={onDone} />
    </Shop>,
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Only two are left.")).toBeVisible();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(false);
});

test("[BU-02] a second press during the first does nothing", async () => {
  const answer = open();
  const work = vi.fn(() => answer.promise);
  const page = await render(
    <Shop>
      <Save work={work} />
    </Shop>,
  );
  const button = page.getByRole("button", { name: "Save" });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await button.click();
  answer.resolve();
  await expect.element(button).toHaveAttribute("aria-busy", "false");
  expect(work).toHaveBeenCalledTimes(1);
});

test("[BU-01] a change shows at once and is undone when the server refuses", async () => {
  const answer = open();
  const page = await render(
    <Shop cached={false}>
      <Save
        work={() => answer.promise}
        options={{ optimistic: { read: saved, input: {}, change: (shown) => !shown } }}
      />
    </Shop>,
  );
  await expect.element(page.getByText("Not saved")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  answer.reject(refusal());
  await expect.element(page.getByText("Not saved")).toBeVisible();
});

test("[BU-01] two changes in progress both show", async () => {
  const answer = open();
  function Rows() {
    const { data } = useRead(rows, {});
    const { run } = useAction((_: string) => answer.promise, {
      optimistic: { read: rows, input: {}, change: (shown, removed: string) => shown.filter((row) => row !== removed) },
      parallel: true,
    });
    return data?.map((row) => (
      <button key={row} type="button" onClick={() => void run(row)}>
        {row}
      </button>
    ));
  }
  const page = await render(
    <Shop cachedRows={["Cup", "Lamp", "Chair"]}>
      <Rows />
    </Shop>,
  );
  await page.getByRole("button", { name: "Cup" }).click();
  await page.getByRole("button", { name: "Lamp" }).click();
  await expect.element(page.getByRole("button", { name: "Chair" })).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(1);
  answer.resolve();
});

test("[VA-04] a form waits for what follows a refusal", async () => {
  const reloaded = open();
  const faults = vi.fn();
  function Submit() {
    const { submit } = useAction((_: string) => Promise.reject(refusal()), {
      refused: () => reloaded.promise,
      faultAt: (_, input) => ({ field: input, message: "Wrong." }),
    });
    return (
      <button type="button" onClick={() => void submit("code").then(faults)}>
        Submit
      </button>
    );
  }
  const page = await render(
    <Shop>
      <Submit />
    </Shop>,
  );
  await page.getByRole("button", { name: "Submit" }).click();
  expect(faults).not.toHaveBeenCalled();
  reloaded.resolve();
  await expect.poll(() => faults).toHaveBeenCalledWith([{ field: "code", message: "Wrong." }]);
});

test("[VA-04] a form does not treat an ended session as a success", async () => {
  const faults = vi.fn();
  function Submit() {
    const { submit } = useAction((_: string) =>
      Promise.reject(new ApiError({ kind: "unauthorized", callId: "test", serverMessage: "Log in again." })),
    );
    return (
      <button type="button" onClick={() => void submit("a").then(faults)}>
        Submit
      </button>
    );
  }
  const page = await render(
    <Shop>
      <Submit />
    </Shop>,
  );
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => faults).toHaveBeenCalledWith([{ message: "Log in again." }]);
});

test("[VA-04] a form gets the refusal to show, and no toast appears", async () => {
  const faults = vi.fn();
  function Submit() {
    const { submit } = useAction((_: string) => Promise.reject(refusal()));
    return (
      <button type="button" onClick={() => void submit("a").then(faults)}>
        Submit
      </button>
    );
  }
  const page = await render(
    <Shop>
      <Submit />
    </Shop>,
  );
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => faults).toHaveBeenCalledWith([{ message: "Only two are left." }]);
  expect(page.getByText("Only two are left.").elements()).toHaveLength(0);
});

test("[AP-04] what is no longer there (404) has no toast, and everything on the page is read again", async () => {
  const asked = vi.spyOn(client, "send").mockResolvedValue(true);
  const gone = () =>
    new ApiError({ kind: "notFound", callId: "test.save", status: 404, serverMessage: "No such thing." });
  const page = await render(
    <Shop cached={false}>
      <Save work={() => Promise.reject(gone())} />
    </Shop>,
  );
  await expect.element(page.getByText("Not saved")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(page.getByText("No such thing.").elements()).toHaveLength(0);
  await expect.element(page.getByRole("button", { name: "Save" })).toHaveAttribute("aria-busy", "false");
  asked.mockRestore();
});

test.each([
  ["Gone.", { message: "Gone.", field: "name" }],
  ["", { message: "Nothing was sent: this is no longer available." }],
])(
  "[AP-04] a form whose address is gone (%j) says above its fields that nothing was sent",
  async (serverMessage, said) => {
    const faults = vi.fn();
    function Submit() {
      const { submit } = useAction(
        (_: string) => Promise.reject(new ApiError({ kind: "notFound", callId: "test", status: 404, serverMessage })),
        { faultAt: (fault) => ({ message: fault.serverMessage, field: "name" }) },
      );
      return (
        <button type="button" onClick={() => void submit("a").then(faults)}>
          Submit
        </button>
      );
    }
    const page = await render(
      <Shop>
        <Submit />
      </Shop>,
    );
    await page.getByRole("button", { name: "Submit" }).click();
    await expect.poll(() => faults).toHaveBeenCalledWith([said]);
  },
);

test.each([
  ["timeout", "fault.timeout"],
  ["network", "fault.network"],
  ["server", "fault.network"],
  ["refused", "fault.network"],
] as const)("[AP-04] a failure without a message (%s) is told in the shop's words (%s)", async (kind, words) => {
  const page = await render(
    <Shop>
      <Save work={() => Promise.reject(new ApiError({ kind, callId: "test.save" }))} />
    </Shop>,
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText(i18next.t(words, { ns: "shell" }))).toBeVisible();
});
