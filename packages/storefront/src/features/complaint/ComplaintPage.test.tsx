import { communicate, get } from "@sundry/api/contract/complaint";
import type { ComplaintCommunication, ComplaintDetail } from "@sundry/api/contract/entities/complaint";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { umbrella } from "../../testing/entities.ts";
import { answer, fail, refuse, renderPage } from "../../testing/renderPage.tsx";

const box = page.getByRole("textbox", { name: /^Your message/ });
const log = page.getByRole("log");
const again = log.getByRole("button", { name: "Try again" });

function line(content: string, place: number): ComplaintCommunication {
  return { id: `${place}`, createTime: "2026-11-20 10:00:00", complainId: "5", content, owner: "BUYER" };
}

function complaint(lines: readonly ComplaintCommunication[]): ComplaintDetail {
  return {
    id: "5",
    orderSn: "O1",
    goodsId: "1",
    skuId: "11",
    goodsName: umbrella,
    goodsPrice: 3.48,
    num: 12,
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    memberId: "1",
    complainTopic: "The description is misleading",
    content: "Six ribs, not eight.",
    complainStatus: "NEW",
    createTime: "2026-11-20 10:00:00",
    orderComplaintCommunications: [...lines],
    orderComplaintImages: [],
  };
}

/** A marketplace that stores each message after `ready`. */
function marketplace(ready: Promise<void> = Promise.resolve()) {
  const lines: ComplaintCommunication[] = [];
  const say = async (content: string) => {
    await ready;
    const said = line(content, lines.length + 1);
    lines.push(said);
    return said;
  };
  return {
    lines,
    answers: [answer(get, () => complaint(lines)), answer(communicate, ({ content }) => say(content ?? ""))],
  };
}

test("[MC-05] five messages in a burst arrive complete and in order over a slow network, and text typed meanwhile stays", async () => {
  let open = () => {};
  const ready = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { lines, answers } = marketplace(ready);
  await renderPage("/home/ComplainDetail?id=5", { answers });
  await box.click();
  const said = ["one", "two", "three", "four", "five"];
  await userEvent.keyboard(`${said.map((text) => `${text}{Enter}`).join("")}And another thing`);
  for (const text of said) await expect.element(log.getByText(text, { exact: true })).toBeVisible();
  open();
  await expect.poll(() => lines.map(({ content }) => content)).toEqual(said);
  await expect.element(log.getByText(/Sending/)).not.toBeInTheDocument();
  for (const text of said) expect(log.getByText(text, { exact: true }).elements()).toHaveLength(1);
  await expect.element(box).toHaveValue("And another thing");
});

test("[MC-05] unsent messages stay, with the reason, even after a reload, and are sent in their order", async () => {
  const { lines, answers } = marketplace();
  const shop = await renderPage("/home/ComplainDetail?id=5", { answers: [...answers, fail(communicate, "network")] });
  await box.fill("First");
  await userEvent.keyboard("{Enter}");
  await expect.element(log.getByText("Network error. Try again later.")).toBeVisible();
  await userEvent.keyboard("Second{Enter}");
  await expect.poll(() => again.elements().length).toBe(2);
  await shop.reload();
  await expect.poll(() => again.elements().length).toBe(2);
  shop.answer(...answers);
  await again.first().click();
  await expect.poll(() => lines.map(({ content }) => content)).toEqual(["First", "Second"]);
  await expect.poll(() => again.elements().length).toBe(0);
});

test("[MC-05] [AP-06] a message that arrived without an answer is not sent twice", async () => {
  const { lines, answers } = marketplace();
  const shop = await renderPage("/home/ComplainDetail?id=5", { answers });
  shop.answer({
    call: communicate,
    reply: ({ content }) => {
      lines.push(line(content ?? "", 1));
      return "network";
    },
  });
  await box.fill("Please count them.");
  await userEvent.keyboard("{Enter}");
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
  await expect.poll(() => shop.sent(communicate)).toHaveLength(1);
  expect(log.getByText("Please count them.").elements()).toHaveLength(1);
});

test("[MC-05] Enter belongs to the input method while Chinese is composed, and Shift+Enter starts a new line", async () => {
  const { lines, answers } = marketplace();
  await renderPage("/home/ComplainDetail?id=5", { answers });
  await box.fill("伞骨");
  const composed = { key: "Enter", isComposing: true, bubbles: true, cancelable: true };
  box.element().dispatchEvent(new KeyboardEvent("keydown", composed));
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  await userEvent.keyboard("少了两根");
  await expect.element(box).toHaveValue("伞骨\n少了两根");
  expect(lines).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(log.getByText(/少了两根/)).toBeVisible();
  expect(lines.map(({ content }) => content)).toEqual(["伞骨\n少了两根"]);
});

test("[MC-05] an unsent message stays when the complaint has been withdrawn meanwhile, and the page says why", async () => {
  const { answers } = marketplace();
  const shop = await renderPage("/home/ComplainDetail?id=5", { answers: [...answers, fail(communicate, "network")] });
  await box.fill("One more thing");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.element(log.getByText("Network error. Try again later.")).toBeVisible();
  await expect.element(log.getByText("One more thing")).toBeVisible();
  await expect.element(box).toHaveValue("");
  // It has been withdrawn in another tab.
  shop.answer(
    refuse(communicate, "This complaint is closed.", 33_106),
    answer(get, { ...complaint([]), complainStatus: "CANCEL" }),
  );
  await again.click();
  await expect.element(page.getByText("You withdrew this complaint. You can't add to it.")).toBeVisible();
  await expect.element(log).toMatchTextContent("Not sent");
  expect(log.getByRole("button").elements()).toHaveLength(0);
  await expect.element(box).not.toBeInTheDocument();
});
